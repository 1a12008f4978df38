/// Shows a tree of coordinators.
@MainActor
public protocol CoordinatorTreeConsumer: AnyObject {
  /// Shows these coordinators, parents before their children.
  func setRows(_ rows: [CoordinatorTreeRow])
}
