import Flow
import Foundation
import HeadlessUIKit

extension PresentationStyle {
  /// Returns a style that presents an alert as an action sheet, which is a popover on a tablet. Any
  /// other controller fails.
  ///
  /// - Parameters:
  ///   - sourceView: The view at which the popover points; the presenter's view by default.
  ///   - rect: The part of the view, in points of its coordinates; its center by default, even
  ///     after a change of its size.
  public static func sheet(from sourceView: UIView? = nil, rect: CGRect? = nil) -> PresentationStyle {
    PresentationStyle(name: "sheet") { controller, presenter, options in
      guard let alert = controller as? UIAlertController else { throw PresentError.presentationNotPossible }
      let sheet = alert.madeSheet
      let following = DisposeBag()
      sheet.transferDebugPresentationInfo(from: alert)
      let (result, dismisser) = presenter.presentModally(sheet, options: options) {
        // Not before its turn: a sheet and its presentation controller retain each other until it is dismissed.
        let popover = sheet.popoverPresentationController
        popover.map { following += $0.point(at: sourceView ?? presenter.view, rect) }
      }
      return (result.always { following.dispose() }, dismisser)
    }
  }
}

extension UIAlertController {
  /// The alert as an action sheet, with the same actions.
  fileprivate var madeSheet: UIAlertController {
    if preferredStyle == .actionSheet { return self }
    if let makeSheet = presentationState.makeSheet { return makeSheet() }
    let sheet = UIAlertController(title: title, message: message, preferredStyle: .actionSheet)
    actions.forEach(sheet.addAction)
    return sheet
  }
}

extension UIPopoverPresentationController {
  /// Points at a part of a view, or at its center, which it follows until the disposable is
  /// disposed of.
  fileprivate func point(at source: UIView, _ rect: CGRect?) -> any Disposable {
    sourceView = source
    sourceRect = rect ?? source.middle
    guard rect == nil else { return NilDisposer() }
    return source.didLayoutSignal.onValue { [weak self, weak source] in
      if let source { self?.sourceRect = source.middle }
    }
  }
}

extension UIView {
  fileprivate var middle: CGRect { CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1) }
}
