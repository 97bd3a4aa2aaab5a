import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/en.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly iconOnly?: boolean;
}

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton({ text, label, iconOnly = false }: CopyButtonProps) {
  const { copied } = useText().words;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const icon = isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />;
  const currentLabel = isCopied ? copied : label;
  return (
    <>
      {iconOnly ? (
        <IconButton label={currentLabel} onPress={copy}>
          {icon}
        </IconButton>
      ) : (
        <Button icon={icon} onPress={copy}>
          {currentLabel}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isCopied ? copied : ''}
      </span>
    </>
  );
}
