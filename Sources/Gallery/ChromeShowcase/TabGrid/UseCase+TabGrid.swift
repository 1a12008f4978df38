import ChromeUI
import ShowcaseKit

extension UseCase {
  /// Twenty tabs in a grid, the first one selected.
  static let grid = UseCase(
    "Grid UI", of: GridViewController.self, coordinator: GridCoordinator.self)

  /// Cells of several sizes, one of them in the dark theme.
  static let gridCells = UseCase(
    "Grid cells", of: GridCell.self, in: GridCellViewController.self)

  /// The whole tab grid: a page of incognito tabs and one of regular ones.
  static let tabGrid = UseCase(
    "Full tab grid UI", of: TabGridViewController.self, coordinator: TabGridCoordinator.self)

  /// The tab grid's toolbars: the row of the upper one.
  static let tabGridTopToolbar = UseCase(
    "Toolbars for tab grid", of: TabGridTopToolbar.self, in: ToolbarsViewController.self)

  /// The tab grid's toolbars: the row of the lower one.
  static let tabGridBottomToolbar = UseCase(
    "Toolbars for tab grid", of: TabGridBottomToolbar.self, in: ToolbarsViewController.self)
}
