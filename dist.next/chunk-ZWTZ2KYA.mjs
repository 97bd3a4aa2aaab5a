import {
  inBookOrder
} from "./chunk-5YGOAFM5.mjs";
import {
  COMMENT,
  append,
  commentLine,
  escapeXml,
  isUnknownNumber,
  rowOf
} from "./chunk-CRMFVZQ4.mjs";

// packages/ccsds/src/notation/xml-writer.ts
function xmlWriter() {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const open = [];
  return {
    open(name, attributes = "") {
      lines.push(`${"  ".repeat(open.length)}<${name}${attributes}>`);
      open.push(name);
    },
    close() {
      const name = open.pop();
      lines.push(`${"  ".repeat(open.length)}</${name ?? ""}>`);
    },
    leaf(name, value, attributes = "") {
      lines.push(`${"  ".repeat(open.length)}<${name}${attributes}>${escapeXml(value)}</${name}>`);
    },
    text() {
      return `${lines.join("\n")}
`;
    }
  };
}
function rootAttributes(versionKeyword, version) {
  const isOdm = /_(OEM|OPM|OMM)_/.test(versionKeyword);
  const set = isOdm && version < "3.0" ? "ndmxml-2.0.0-master-2.0" : "ndmxml-3.0.0-master-3.0";
  return ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://sanaregistry.org/files/ndmxml_unqualified/${set}.xsd" id="${versionKeyword}" version="${escapeXml(version)}"`;
}
function writeFields(writer, fields, unitOf) {
  for (const field of fields) if (field.keyword === COMMENT) writer.leaf(COMMENT, field.value);
  for (const field of fields) {
    if (field.keyword === COMMENT) continue;
    const unit = unitOf?.(field.keyword);
    if (field.keyword.startsWith("USER_DEFINED_")) {
      writer.leaf(
        "USER_DEFINED",
        field.value,
        ` parameter="${escapeXml(field.keyword.slice("USER_DEFINED_".length))}"`
      );
    } else writer.leaf(field.keyword, field.value, unit === void 0 ? "" : ` units="${escapeXml(unit)}"`);
  }
}

// packages/ccsds/src/flat/write.ts
function writeFlatKvn(message, spec) {
  const lines = [`${spec.versionKeyword} = ${message.version}`];
  for (const group of message.groups) {
    const section = sectionOf(spec, group.section);
    for (const field of inBookOrder(group.fields, section?.rows ?? [])) lines.push(kvnLine(field, section, spec));
  }
  return `${lines.join("\n")}
`;
}
function kvnLine(field, section, spec) {
  if (field.keyword === COMMENT) return commentLine(field.value);
  const unit = unitFor(field, section, spec);
  return `${field.keyword} = ${field.value}${unit === void 0 || field.value === "" ? "" : ` [${unit}]`}`;
}
function unitFor(field, section, spec) {
  const row = section === void 0 ? void 0 : rowOf(section, field.keyword);
  if (row === void 0) return field.unit;
  return spec.writesUnits ? row.unit : void 0;
}
function sectionOf(spec, name) {
  return spec.sections.find((section) => section.name === name);
}
function writeFlatXml(message, spec) {
  const writer = xmlWriter();
  writer.open(spec.root, rootAttributes(spec.versionKeyword, message.version));
  const write = (group) => writeGroup(writer, group, spec);
  const groups = withKeywords(message.groups, spec);
  const inside = (place, object) => groups.filter((group) => group.object === object && sectionOf(spec, group.section)?.inside === place);
  inside("root", 0).forEach(write);
  writer.open("body");
  inside("body", 0).forEach(write);
  for (const object of spec.objectKeyword === void 0 ? [0] : [1, 2]) {
    writer.open("segment");
    inside("segment", object).forEach(write);
    writer.open("data");
    inside("data", object).forEach(write);
    writer.close();
    writer.close();
  }
  writer.close();
  writer.close();
  return writer.text();
}
function withKeywords(groups, spec) {
  const kept = [];
  let comments = [];
  for (const group of groups) {
    const fields = toldFields(group, sectionOf(spec, group.section));
    if (fields.every((field) => field.keyword === COMMENT)) append(comments, fields);
    else {
      kept.push({ ...group, fields: [...comments, ...fields] });
      comments = [];
    }
  }
  const last = kept.pop();
  return last === void 0 ? [] : [...kept, { ...last, fields: [...last.fields, ...comments] }];
}
function toldFields(group, section) {
  return inBookOrder(group.fields, section?.rows ?? []).filter((field) => {
    const row = section === void 0 ? void 0 : rowOf(section, field.keyword);
    if (field.keyword === COMMENT || row?.presence === "mandatory") return true;
    return field.value !== "" && !isUnknownNumber(field, row);
  });
}
var RELATIVE = /^RELATIVE_(POSITION|VELOCITY)_[RTN]$/;
function writeGroup(writer, group, spec) {
  const section = sectionOf(spec, group.section);
  const { fields } = group;
  const unitOf = (keyword) => {
    const field = fields.find((candidate) => candidate.keyword === keyword);
    return field === void 0 ? void 0 : unitFor(field, section, spec);
  };
  writer.open(section?.element ?? group.section);
  const relative = fields.filter((field) => RELATIVE.test(field.keyword));
  if (relative.length === 0) writeFields(writer, fields, unitOf);
  else {
    const from = fields.findIndex((field) => RELATIVE.test(field.keyword));
    const comments = fields.filter((field) => field.keyword === COMMENT);
    const plain = (field) => !RELATIVE.test(field.keyword) && field.keyword !== COMMENT;
    writeFields(writer, [...comments, ...fields.slice(0, from).filter(plain)], unitOf);
    writer.open("relativeStateVector");
    writeFields(writer, relative, unitOf);
    writer.close();
    writeFields(writer, fields.slice(from).filter(plain), unitOf);
  }
  writer.close();
}

export {
  xmlWriter,
  rootAttributes,
  writeFields,
  writeFlatKvn,
  writeFlatXml
};
//# sourceMappingURL=chunk-ZWTZ2KYA.mjs.map
