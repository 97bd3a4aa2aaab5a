import { type ContentItem, type MessageContent, plainMessageText } from '../words/content.ts';
import { alertWords } from '../words/say.ts';

/** Maximum number of characters of one text of a card, so that receivers do not reject cards with long names. */
const MOST_TEXT = 600;
/** Limits: Teams 28 kB, Slack 50 blocks of 3,000 characters and about 13,000 in total. */
const MOST_CARD_ITEMS = 12;

export const short = (text: string): string => (text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT - 1)}…`);

/** Returns the items that fit into a card, and the number of omitted ones. */
function cardItems({ items }: MessageContent): { readonly items: readonly ContentItem[]; readonly left: number } {
  return { items: items.slice(0, MOST_CARD_ITEMS), left: Math.max(0, items.length - MOST_CARD_ITEMS) };
}

const COLOURS = { critical: 'Attention', serious: 'Warning', caution: 'Warning', ok: 'Good', info: 'Accent' } as const;

/** Escapes Teams' markdown, so that a name cannot create a link. */
const plainMarkdown = (text: string) => short(text).replace(/([\\`*_{}[\]()#+!|<>~])/g, '\\$1');

/** Returns the format of a Teams workflow: an Adaptive Card 1.4 as the attachment of a message. */
export function teamsCard(content: MessageContent): object {
  const { open } = alertWords(content.language);
  const { items, left } = cardItems(content);
  const body = [
    { type: 'TextBlock', size: 'Medium', weight: 'Bolder', wrap: true, text: plainMarkdown(content.title) },
    ...items.map(({ title, message, url, level }) => ({
      type: 'Container',
      separator: true,
      items: [
        { type: 'TextBlock', weight: 'Bolder', wrap: true, color: COLOURS[level], text: plainMarkdown(title) },
        { type: 'TextBlock', wrap: true, text: plainMarkdown(message) },
        ...(url === null ? [] : [{ type: 'ActionSet', actions: [{ type: 'Action.OpenUrl', title: open, url }] }]),
      ],
    })),
    ...(left > 0 ? [{ type: 'TextBlock', wrap: true, text: `+${left}` }] : []),
    ...(content.text === undefined ? [] : [{ type: 'TextBlock', wrap: true, text: plainMarkdown(content.text) }]),
  ];
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
    actions: [{ type: 'Action.OpenUrl', title: 'Keepout', url: content.footUrl }],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card };
  return { type: 'message', attachments: [attachment] };
}

/** Escapes Slack's control characters, so that a name cannot notify a channel. */
const plainSlack = (text: string) =>
  short(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the format of a Slack incoming webhook: blocks, with a text for notifications. */
export function slackBlocks(content: MessageContent): object {
  const { open } = alertWords(content.language);
  const { items, left } = cardItems(content);
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
  const blocks = [
    {
      type: 'header',
      text: { type: 'plain_text', text: content.title.replace(/[<>]/g, '').slice(0, 150), emoji: false },
    },
    ...items.map(({ title, message, url }) => {
      const link = url === null ? '' : `\n<${url}|${open}>`;
      return section(`*${plainSlack(title).replaceAll('*', '∗')}*\n${plainSlack(message)}${link}`);
    }),
    ...(left > 0 ? [section(`+${left}`)] : []),
    ...(content.text === undefined ? [] : [section(plainSlack(content.text))]),
    {
      type: 'context',
      elements: [{ type: 'mrkdwn', text: `${plainSlack(content.foot)} <${content.footUrl}|Keepout>` }],
    },
  ];
  return { text: plainSlack(content.title), blocks };
}

/** Returns subject and text of a mail. */
export function mailOf(content: MessageContent): { readonly subject: string; readonly text: string } {
  return { subject: content.title.slice(0, 200), text: plainMessageText(content) };
}
