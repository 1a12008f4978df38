/// Shows a tree of coordinators.
@MainActor
package protocol CoordinatorTreeConsumer: AnyObject {
  /// Shows these coordinators, parents before their children.
  func setRows(_ rows: [CoordinatorTreeRow])
}
