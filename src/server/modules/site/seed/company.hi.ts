import { companyFields, companyOf, detailsOf } from '#contract/desk/content/company-details.ts';
import type { Company } from '#contract/company.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { withWords } from '#contract/desk/content/sides.ts';
import { isDemoCompany } from '#content/demo-company.ts';

/** The demo company's details in Hindi. */
export const companyWords: ContentData = {
  tagline: 'दिल्ली-एनसीआर में शादियाँ, घर और नए कारोबार',
  address: ['दूसरी मंज़िल, 14 कस्तूरबा लेन', 'ग्रेटर कैलाश-1', 'नई दिल्ली 110048', 'दिल्ली, भारत'],
  founderName: 'मीरा रघुनाथ',
  founderTitle: 'संस्थापक और प्रबंध निदेशक',
  officerName: 'हरप्रीत सोढ़ी',
  officerDesignation: 'शिकायत निवारण अधिकारी',
  officerHours: 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक',
  dataName: 'डेटा सुरक्षा डेस्क',
};

/** Returns the company as Hindi texts name it: the invented one with its words, any other as configured. */
export function companyInHindi(company: Company): Company {
  if (!isDemoCompany(company)) return company;
  return companyOf(withWords(companyFields, detailsOf(company), companyWords), company) ?? company;
}
