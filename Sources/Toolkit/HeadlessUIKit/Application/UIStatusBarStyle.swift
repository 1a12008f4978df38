/// The look of the status bar's text.
public enum UIStatusBarStyle: String, Hashable, Sendable {
  /// Dark in the light appearance, and light in the dark one.
  case `default`
  case lightContent
  case darkContent
}
