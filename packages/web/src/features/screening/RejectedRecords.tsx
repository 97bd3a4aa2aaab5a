import type { CatalogueInfo } from '@keepout/contract/ca/catalogue';
import { usePlaceWords } from '../../api/use-fault-words.ts';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useScreeningTexts } from './en.ts';

export interface RejectedRecordsProps {
  readonly catalogue: CatalogueInfo;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Unreadable records of the catalogue: line, code, reason; with a button that copies them. */
export function RejectedRecords({ catalogue, isOpen, onClose }: RejectedRecordsProps) {
  const text = useScreeningTexts();
  const placeWords = usePlaceWords();
  const { faults, rejected } = catalogue;
  const list = faults.map(({ line, code, message }) => [line ?? '', code, message].join('\t')).join('\n');
  return (
    <Dialog
      title={text.catalogue.rejectedTitle}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
      footer={<CopyButton text={list} label={text.catalogue.copy} />}
    >
      {faults.length < rejected && <p>{text.catalogue.first(faults.length, formatNumber(rejected))}</p>}
      <table className="fault-table">
        <thead>
          <tr>
            <th scope="col" className="row-end">
              {text.columns.line}
            </th>
            <th scope="col">{text.columns.code}</th>
            <th scope="col">{text.columns.reason}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault) => (
            <tr key={`${fault.line} ${fault.code} ${fault.message}`}>
              <td className="row-end mono">{fault.line ?? ABSENT}</td>
              <td className="mono">{fault.code}</td>
              <td>{placeWords(fault)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
