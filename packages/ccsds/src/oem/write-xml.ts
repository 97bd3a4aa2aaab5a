import { rootAttributes, writeFields, type XmlWriter, xmlWriter } from '../notation/xml-writer.ts';
import { inBookOrder } from '../value/section.ts';
import { OEM_METADATA } from './fields.ts';
import { COVARIANCE_KEYWORDS, type Oem, type OemSegment, STATE_KEYWORDS } from './model.ts';

/** Writes an OEM in NDM/XML. The schema has one place for comments, so those between states come before the first. */
export function writeOemXml(oem: Oem): string {
  const writer = xmlWriter();
  writer.open('oem', rootAttributes('CCSDS_OEM_VERS', oem.version));
  writer.open('header');
  writeFields(writer, oem.header.fields);
  writer.close();
  writer.open('body');
  for (const segment of oem.segments) writeSegment(writer, segment);
  writer.close();
  writer.close();
  return writer.text();
}

function writeSegment(writer: XmlWriter, segment: OemSegment): void {
  writer.open('segment');
  writer.open('metadata');
  writeFields(writer, inBookOrder(segment.metadata.fields, OEM_METADATA));
  writer.close();
  writer.open('data');
  for (const comment of segment.comments) writer.leaf('COMMENT', comment.text);
  segment.epochs.forEach((epoch, index) => {
    writer.open('stateVector');
    writer.leaf('EPOCH', epoch);
    (segment.stateTexts[index] ?? '').split(' ').forEach((text, column) => {
      writer.leaf(STATE_KEYWORDS[column] ?? '', text);
    });
    writer.close();
  });
  for (const covariance of segment.covariances) {
    writer.open('covarianceMatrix');
    for (const comment of covariance.comments) writer.leaf('COMMENT', comment);
    writer.leaf('EPOCH', covariance.epoch);
    if (covariance.frame !== undefined) writer.leaf('COV_REF_FRAME', covariance.frame);
    covariance.text.split(/\s+/).forEach((text, index) => {
      writer.leaf(COVARIANCE_KEYWORDS[index] ?? '', text);
    });
    writer.close();
  }
  writer.close();
  writer.close();
}
