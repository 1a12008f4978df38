/// Makes the toolbar smaller while a page is scrolled.
@MainActor
package protocol ToolbarShrinkingCommands: AnyObject {
  /// - Parameter length: Points, from 0 on.
  func shrinkToolbar(by length: Double)
}
