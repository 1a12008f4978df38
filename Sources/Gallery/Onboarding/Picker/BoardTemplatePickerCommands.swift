/// What the user can ask for on the first screen.
@MainActor
public protocol BoardTemplatePickerCommands: AnyObject {
  /// Shows the board of a template.
  func showBoard(_ template: BoardTemplate)
  /// Leaves for the app itself, without a board.
  func skipToTrello()
}
