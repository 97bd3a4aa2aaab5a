"""Elementary functions at float64 arguments to 40 digits, by mpmath.  Run: python3 generate.py > values.csv"""

import random

from mpmath import mp, mpf, nstr

mp.dps = 60
random.seed(20261124)
span = lambda low, high: lambda: random.uniform(low, high)
wide = lambda low, high: lambda: random.choice((-1, 1)) * 10 ** random.uniform(low, high)
positive = lambda low, high: lambda: 10 ** random.uniform(low, high)
FUNCTIONS = {
    "sin": (mp.sin, [wide(-9, 7)]), "cos": (mp.cos, [wide(-9, 7)]), "tan": (mp.tan, [wide(-9, 5)]),
    "asin": (mp.asin, [span(-1, 1)]), "acos": (mp.acos, [span(-1, 1)]), "atan": (mp.atan, [wide(-9, 9)]),
    "atan2": (mp.atan2, [wide(-6, 6), wide(-6, 6)]),
    "exp": (mp.exp, [span(-700, 700)]), "expm1": (mp.expm1, [wide(-9, 2)]),
    "log": (mp.log, [positive(-300, 300)]), "log1p": (mp.log1p, [positive(-12, 9)]),
    "log2": (lambda x: mp.log(x, 2), [positive(-300, 300)]), "log10": (mp.log10, [positive(-300, 300)]),
    "cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), [wide(-30, 30)]),
    "sinh": (mp.sinh, [wide(-9, 2)]), "cosh": (mp.cosh, [span(-100, 100)]), "tanh": (mp.tanh, [wide(-9, 1)]),
    "asinh": (mp.asinh, [wide(-9, 9)]), "acosh": (mp.acosh, [lambda: 1 + 10 ** random.uniform(-9, 9)]),
    "atanh": (mp.atanh, [span(-0.999, 0.999)]),
    "pow": (mp.power, [positive(-3, 3), span(-40, 40)]), "hypot": (mp.hypot, [wide(-9, 9), wide(-9, 9)]),
}
print("function,a,b,value")
for name, (function, arguments) in FUNCTIONS.items():
    for _ in range(40):
        values = [draw() for draw in arguments]
        cells = [repr(v) for v in values] + [""] * (2 - len(values))
        print(",".join([name, *cells, nstr(function(*map(mpf, values)), 40)]))
