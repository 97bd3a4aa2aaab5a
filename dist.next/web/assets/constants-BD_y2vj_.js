var e=3986004418e5,t=6378137,n=1/298.257223563,r=384e6;export{e as i,t as n,r,n as t};
//# sourceMappingURL=constants-BD_y2vj_.js.map