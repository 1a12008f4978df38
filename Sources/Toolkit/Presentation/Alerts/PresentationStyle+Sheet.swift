import Flow
import HeadlessUIKit

extension PresentationStyle {
  /// Presents an alert as a sheet of actions; anything else fails.
  ///
  /// - Parameters:
  ///   - sourceView: What a popover would be about; the presenter's view by default.
  ///   - rect: The part of it; its middle by default.
  public static func sheet(from sourceView: UIView? = nil, rect: CGRect? = nil) -> PresentationStyle {
    PresentationStyle(name: "sheet") { controller, presenter, options in
      guard let alert = controller as? UIAlertController else { throw PresentError.presentationNotPossible }
      let sheet = alert.madeSheet
      if let popover = sheet.popoverPresentationController {
        let source: UIView = sourceView ?? presenter.view
        popover.sourceView = source
        popover.sourceRect = rect ?? CGRect(x: source.bounds.midX, y: source.bounds.midY, width: 1, height: 1)
      }
      sheet.transferDebugPresentationInfo(from: alert)
      return modal.present(sheet, from: presenter, options: options)
    }
  }
}

extension UIAlertController {
  /// The alert as a sheet, with the same actions.
  fileprivate var madeSheet: UIAlertController {
    if preferredStyle == .actionSheet { return self }
    if let makeSheet = presentationState.makeSheet { return makeSheet() }
    let sheet = UIAlertController(title: title, message: message, preferredStyle: .actionSheet)
    actions.forEach(sheet.addAction)
    return sheet
  }
}
