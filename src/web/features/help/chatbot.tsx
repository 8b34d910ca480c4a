import { useChatbot } from './use-chatbot.ts';

/** The configured chatbot, fetched only by a site that has one. */
export default function Chatbot({ script }: { script: string }) {
  useChatbot(script);
  return null;
}
