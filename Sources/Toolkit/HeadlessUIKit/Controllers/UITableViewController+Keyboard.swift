import Foundation

// A table controller keeps its rows out of the keyboard's way by itself, as Apple's "Managing the keyboard" says; for
// any other scroll view an app does so.
extension UITableViewController {
  /// Leaves room below the rows for the part of the table that the keyboard covers, and then shows the row in which
  /// the user types.
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

  /// The points of the table's bottom that the keyboard covers, without those that the safe area keeps clear.
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
