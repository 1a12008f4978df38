// LayoutSolver
