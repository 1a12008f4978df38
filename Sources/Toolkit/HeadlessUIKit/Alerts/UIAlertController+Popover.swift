import Foundation

extension UIAlertController {
  /// Whether the sheet is in a popover.
  var isPopover: Bool { activePresentation is UIPopoverPresentationController }

  /// Fills a popover with texts and buttons, without the one that cancels. Where there is no room for all, the texts
  /// scroll first, and then the buttons.
  func addPopover() {
    let width = AlertMetrics.popoverWidth
    let buttons = makeButtons(otherActions, width: width, height: AlertMetrics.sheetButtonHeight)
    let box = makePlainBox(
      around: makeContent(), above: makeScrollView(aroundButtons: buttons, width: width), width: width)
    view.backgroundColor = .secondarySystemBackground
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    updatePopoverSize()
  }

  /// Asks the popover, if there is one, for the height of texts and buttons.
  func updatePopoverSize() {
    guard isPopover, let box = view.subviews.first else { return }
    preferredContentSize = box.systemLayoutSizeFitting(
      CGSize(width: AlertMetrics.popoverWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
