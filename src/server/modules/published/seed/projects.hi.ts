import type { InitialSide } from '#platform/content-target.ts';

/** The previous projects of the demonstration in Hindi, by their English titles. */
const said: Readonly<Record<string, readonly [title: string, city: string]>> = {
  'A marigold courtyard in Civil Lines': ['सिविल लाइंस में गेंदे का आँगन', 'दिल्ली'],
  'A winter lawn with warm walls': ['सर्दियों का लॉन, गर्म दीवारों के साथ', 'गुड़गाँव'],
  'A sangeet that ended at ten': ['दस बजे ख़त्म हुआ एक संगीत', 'नोएडा'],
  'Lunch for six hundred, on leaf plates': ['पत्तलों पर छह सौ लोगों का खाना', 'फ़रीदाबाद'],
  'A second floor in Janakpuri': ['जनकपुरी में दूसरी मंज़िल', 'दिल्ली'],
  'An old flat in Vasant Kunj, pipes first': ['वसंत कुंज का पुराना फ़्लैट, पहले पाइप', 'दिल्ली'],
  'A kitchen that two people can use': ['दो लोगों के काम आने वाली रसोई', 'नोएडा'],
  'A small house around a courtyard': ['आँगन के चारों ओर एक छोटा घर', 'गुड़गाँव'],
  'Books for a tiffin kitchen in Nehru Place': ['नेहरू प्लेस की टिफ़िन रसोई का हिसाब-किताब', 'दिल्ली'],
  'First customers for a block-print label': ['ठप्पे की छपाई वाले ब्रांड के पहले ग्राहक', 'नोएडा'],
  'A plan for a repair cooperative': ['मरम्मत करने वालों की सहकारी संस्था की योजना', 'फ़रीदाबाद'],
};

/** The projects in Hindi. */
export const projectSides: readonly InitialSide[] = Object.entries(said).map(([of, [title, city]]) => ({
  of,
  locale: 'hi',
  words: { title, city },
}));
