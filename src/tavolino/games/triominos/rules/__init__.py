"""My First Triominos: triangles, matching corners, hidden racks."""
