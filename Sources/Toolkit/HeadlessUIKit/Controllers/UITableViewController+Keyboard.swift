import Foundation

// A table controller moves its rows above the keyboard, as Apple's "Managing the keyboard"
// describes; other scroll views are up to the app.
extension UITableViewController {
  /// Adjusts the bottom inset for the part of the table that the keyboard covers, then shows the
  /// row in which the user types.
  func keyboardFrameDidChange() {
    guard let table = viewIfLoaded as? UITableView, table.window != nil else { return }
    let inset = keyboardInset(of: table)
    let difference = inset - keyboardInset
    keyboardInset = inset
    if difference != 0 {
      table.contentInset.bottom += difference
      table.verticalScrollIndicatorInsets.bottom += difference
    }
    showRowOfFirstResponder()
  }

  /// Scrolls as little as needed to show the row with the first responder above the keyboard.
  func showRowOfFirstResponder() {
    guard keyboardInset > 0, let table = viewIfLoaded as? UITableView,
      let responder = UIApplication.shared.firstResponder as? UIView, responder.isDescendant(of: table)
    else { return }
    let row = sequence(first: responder, next: \.superview).first { $0 is UITableViewCell } ?? responder
    table.layoutIfNeeded()
    table.scrollRectToVisible(row.convert(row.bounds, to: table), animated: true)
  }

  /// Returns the height in points that the keyboard covers at the table's bottom, without the safe
  /// area.
  private func keyboardInset(of table: UITableView) -> CGFloat {
    guard let keyboard = UIApplication.shared.keyboardFrame, let superview = table.superview else { return 0 }
    let covered = superview.convert(table.frame, to: nil).maxY - keyboard.minY
    let kept = table.adjustedContentInset.bottom - table.contentInset.bottom
    return max(0, covered - kept)
  }
}

extension UIWindow {
  /// The table controllers whose views are in the window.
  var tableViewControllers: [UITableViewController] {
    var found: [UITableViewController] = []
    var views: [UIView] = [self]
    while let view = views.popLast() {
      if let controller = view.viewController as? UITableViewController { found.append(controller) }
      views += view.subviews
    }
    return found
  }
}
