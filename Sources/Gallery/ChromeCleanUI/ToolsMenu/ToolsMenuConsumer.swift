/// Shows what can be done from the tools menu.
@MainActor
package protocol ToolsMenuConsumer: AnyObject {
  func setItems(_ items: [ToolsMenuItem])
}
