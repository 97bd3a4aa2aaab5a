"""Writes AlfanoTestCase12.cdm: the states of alfano-2009.json in the form of case 9's file.

python3 conformance/pc/alfano/case-12.py, at the root of the project; Python 3.11, no packages.
"""
import json
import math

FOLDER = 'conformance/pc/'
AXES = ['R', 'T', 'N', 'RDOT', 'TDOT', 'NDOT']
NAMES = ('OBJECT_DESIGNATOR', 'OBJECT_NAME', 'INTERNATIONAL_DESIGNATOR')


def unit(a):
    length = math.sqrt(sum(x * x for x in a))
    return [x / length for x in a]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def fields(state):
    radial, normal = unit(state['r']), unit(cross(state['r'], state['v']))
    turn = [radial, cross(normal, radial), normal]
    both = [[turn[i % 3][j % 3] if i // 3 == j // 3 else 0 for j in range(6)] for i in range(6)]
    product = lambda a, b: [[sum(a[i][k] * b[k][j] for k in range(6)) for j in range(6)] for i in range(6)]
    rtn = product(product(both, state['cov']), [list(column) for column in zip(*both)])
    out = {f'C{AXES[i]}_{AXES[j]}': f'{rtn[i][j]:.15e}' for i in range(6) for j in range(i + 1)}
    out.update({axis: f'{x / 1000:.12f}' for axis, x in zip('XYZ', state['r'])})
    out.update({f'{axis}_DOT': f'{x / 1000:.15f}' for axis, x in zip('XYZ', state['v'])})
    return out


case = next(one for one in json.load(open(FOLDER + 'alfano-2009.json'))['cases'] if one['id'] == 'alfano-12')
values = [{}, fields(case['atTca']['object1']), fields(case['atTca']['object2'])]
lines, at = [], 0
for line in open(FOLDER + 'alfano/AlfanoTestCase09.cdm').read().split('\n'):
    keyword, _, rest = line.partition('=')
    key = keyword.strip()
    unit_text = f"   [{rest.split('[')[1]}" if '[' in rest else ''
    at += key == 'OBJECT'
    if key == 'MESSAGE_ID':
        line = f'{keyword}= A09_case_12'
    elif key == 'COMMENT HBR':
        line = f"{keyword}= {case['hbr']:.1f}"
    elif key in ('MISS_DISTANCE', 'RELATIVE_SPEED') or key.startswith('RELATIVE_'):
        line = f'{keyword}= 0.0{unit_text}'
    elif key in NAMES:
        line = line.replace(' 9', ' 12')
    elif key in values[at]:
        line = f'{keyword}= {values[at][key]}{unit_text}'
    lines.append(line)
open(FOLDER + 'alfano/AlfanoTestCase12.cdm', 'w').write('\n'.join(lines))
