/// Hears what the user does with the address.
@MainActor
protocol URLBarDelegate: AnyObject {
  func urlBarDidBeginEditing(_ urlBar: URLBar)
  func urlBarDidEndEditing(_ urlBar: URLBar)
  /// Hears what is typed, without a completion.
  func urlBar(_ urlBar: URLBar, didEnterText text: String)
  /// Hears that a completion has become a part of what is typed.
  func urlBar(_ urlBar: URLBar, didAcceptText text: String)
  /// Hears of the return key, with all that the field shows.
  func urlBar(_ urlBar: URLBar, didSubmitText text: String)
  /// Hears that what was copied is to be loaded at once.
  func urlBar(_ urlBar: URLBar, didPasteAndGo text: String)
  func urlBarDidPressClear(_ urlBar: URLBar)
  func urlBarDidPressCancel(_ urlBar: URLBar)
  func urlBarDidPressErase(_ urlBar: URLBar)
}
