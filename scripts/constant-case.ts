import ts from 'typescript';

/** A constant of a file that is not written like one. */
export interface OtherCase {
  readonly name: string;
  /** Where the name stands, from 0. */
  readonly at: number;
  /** From 1. */
  readonly line: number;
}

const CONSTANT_CASE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** 'named': an imported constant, a number or a table; what is made of it tells which. */
type Kind = 'number' | 'text' | 'numbers' | 'named';

/**
 * The constants of a file that are not in CONSTANT_CASE: every `const` of the outermost level whose value is written out as
 * a number, a text, arithmetic of those, or an array, tuple or record of numbers. Functions, schemas, instances and what is
 * made by calls are none; `Math` and `Float64Array.of` are arithmetic.
 */
export function constantsInOtherCase(fileName: string, text: string): OtherCase[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const kinds = new Map<string, Kind>();
  const faults: OtherCase[] = [];
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || (statement.declarationList.flags & ts.NodeFlags.Const) === 0) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || initializer === undefined) continue;
      const kind = kindOf(initializer, kinds);
      if (kind === undefined || kind === 'named') continue;
      kinds.set(name.text, kind);
      if (CONSTANT_CASE.test(name.text)) continue;
      const at = name.getStart(file);
      faults.push({ name: name.text, at, line: file.getLineAndCharacterOfPosition(at).line + 1 });
    }
  }
  return faults;
}

/** The name of a constant: words and figures apart, in capitals. */
export function constantCase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toUpperCase();
}

/** What a value is that is written out; undefined for everything else. */
function kindOf(node: ts.Expression, kinds: ReadonlyMap<string, Kind>): Kind | undefined {
  const of = (part: ts.Expression): Kind | undefined => kindOf(part, kinds);
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return 'number';
  if (ts.isStringLiteralLike(node)) return 'text';
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.every(({ expression }) => isScalar(of(expression))) ? 'text' : undefined;
  }
  if (ts.isIdentifier(node)) {
    if (node.text === 'Infinity' || node.text === 'NaN') return 'number';
    return kinds.get(node.text) ?? (CONSTANT_CASE.test(node.text) ? 'named' : undefined);
  }
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    if (/^(Math|Number)\.(NaN|[A-Z0-9_]+)$/.test(node.getText())) return 'number';
    return of(node.expression) === 'numbers' ? 'number' : undefined;
  }
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return of(node.expression);
  }
  if (ts.isPrefixUnaryExpression(node)) return isNumber(of(node.operand)) ? 'number' : undefined;
  if (ts.isBinaryExpression(node)) {
    const sides = [of(node.left), of(node.right)];
    if (!sides.every(isScalar) || !isArithmetic(node.operatorToken.kind)) return undefined;
    return sides.includes('text') ? 'text' : 'number';
  }
  if (ts.isCallExpression(node)) return kindOfCall(node, of);
  if (ts.isArrayLiteralExpression(node)) return numbers(node.elements, of);
  if (ts.isObjectLiteralExpression(node)) {
    const values = node.properties.map((property) =>
      ts.isPropertyAssignment(property)
        ? property.initializer
        : ts.isShorthandPropertyAssignment(property)
          ? property.name
          : ts.isSpreadAssignment(property)
            ? property.expression
            : undefined,
    );
    return values.every((value) => value !== undefined) ? numbers(values, of) : undefined;
  }
  return undefined;
}

function kindOfCall(
  { expression, arguments: values }: ts.CallExpression,
  of: (part: ts.Expression) => Kind | undefined,
): Kind | undefined {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  const owner = expression.expression.text;
  if (owner === 'Math') return values.length > 0 && values.every((value) => isNumber(of(value))) ? 'number' : undefined;
  if (owner === 'Object') return expression.name.text === 'freeze' && values[0] ? of(values[0]) : undefined;
  const isTable = /^(Float|Int|Uint|BigInt|BigUint)\d+(Clamped)?Array$/.test(owner);
  return isTable && /^(of|from)$/.test(expression.name.text) ? numbers(values, of) : undefined;
}

/** An array or record with something in it, all of it numbers, in however many storeys. */
function numbers(
  values: readonly ts.Expression[],
  of: (part: ts.Expression) => Kind | undefined,
): 'numbers' | undefined {
  const kinds = values.map((value) => of(ts.isSpreadElement(value) ? value.expression : value));
  const isAll = kinds.every((kind) => kind === 'numbers' || isNumber(kind));
  return isAll && kinds.some((kind) => kind !== 'named') ? 'numbers' : undefined;
}

function isNumber(kind: Kind | undefined): boolean {
  return kind === 'number' || kind === 'named';
}

function isScalar(kind: Kind | undefined): boolean {
  return isNumber(kind) || kind === 'text';
}

function isArithmetic(operator: ts.SyntaxKind): boolean {
  return (
    (operator >= ts.SyntaxKind.PlusToken && operator <= ts.SyntaxKind.PercentToken) ||
    (operator >= ts.SyntaxKind.LessThanLessThanToken && operator <= ts.SyntaxKind.CaretToken)
  );
}
