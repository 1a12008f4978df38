/// Shows what can be done from the tools menu.
@MainActor
public protocol ToolsMenuConsumer: AnyObject {
  func setItems(_ items: [ToolsMenuItem])
}
