import Foundation

extension UIAlertController {
  /// Adds a box, 270 points wide, in the middle of the screen, or of the area above the keyboard if
  /// the box has fields.
  func addAlert() {
    let buttons = makeAlertButtons()
    let (box, room) = (makeBox(above: buttons, width: AlertMetrics.alertWidth), UILayoutGuide())
    view.addSubview(box)
    view.addLayoutGuide(room)
    let safeArea = view.safeAreaLayoutGuide
    let hasFields = textFields?.isEmpty == false
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: safeArea.topAnchor),
      room.bottomAnchor.constraint(
        equalTo: hasFields ? view.keyboardLayoutGuide.topAnchor : safeArea.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: AlertMetrics.alertWidth),
      box.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      box.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor, constant: AlertMetrics.margin),
    ])
  }

  /// Returns the buttons: two short ones side by side, with cancel first; others in a column, with
  /// cancel last.
  private func makeAlertButtons() -> UIStackView {
    let cancel = cancelAction.map { [$0] } ?? []
    let areSideBySide = actions.count == 2 && actions.allSatisfy(fitsIntoHalf)
    let ordered = areSideBySide ? cancel + otherActions : otherActions + cancel
    let width = areSideBySide ? AlertMetrics.alertWidth / 2 : AlertMetrics.alertWidth
    let stack = makeButtons(ordered, width: width, height: AlertMetrics.alertButtonHeight)
    if areSideBySide {
      stack.axis = .horizontal
      stack.distribution = .fillEqually
    }
    return stack
  }

  private func fitsIntoHalf(_ action: UIAlertAction) -> Bool {
    // Measured in the heavier font, which either action may have.
    let font = _UIAlertControllerActionView.scaledFont(isPreferred: true)
    return font.width(of: action.title ?? "") <= AlertMetrics.alertWidth / 2 - 2 * AlertMetrics.spacing
  }
}

extension UIAlertController {
  /// Adds the boxes of a sheet at the bottom, with the cancel button in its own box.
  func addSheet() {
    let (width, cancel) = (sheetWidth, cancelAction.map(makeCancelBox))
    let buttons = makeButtons(otherActions, width: width, height: AlertMetrics.sheetButtonHeight)
    let box = makeBox(above: buttons, width: width)
    let safeArea = view.safeAreaLayoutGuide
    cancelByTapsOutside()
    view.addSubview(box)
    if let cancel {
      view.addSubview(cancel)
      NSLayoutConstraint.activate(
        sides(of: cancel) + [cancel.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8)])
    }
    NSLayoutConstraint.activate(
      sides(of: box) + [
        (cancel ?? box).bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        // A long sheet scrolls instead of extending beyond the screen.
        box.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: AlertMetrics.spacing),
      ])
  }

  /// Performs the cancel action, if there is one, for taps outside the boxes.
  private func cancelByTapsOutside() {
    // The alert is rebuilt on each appearance; the recognizer stays.
    guard view.gestureRecognizers?.isEmpty ?? true else { return }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] tap in
      guard let self, view.hitTest(tap.location(in: view), with: nil) === view else { return }
      cancelAction.map(perform)
    }
    view.addGestureRecognizer(tap)
  }

  private func sides(of box: UIView) -> [NSLayoutConstraint] {
    let safeArea = view.safeAreaLayoutGuide
    return [
      box.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: AlertMetrics.spacing),
      box.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -AlertMetrics.spacing),
    ]
  }

  private func makeCancelBox(_ action: UIAlertAction) -> UIView {
    let box = makeButtons([action], width: sheetWidth, height: AlertMetrics.sheetButtonHeight)
    decorate(box)
    return box
  }
}

extension UIAlertController {
  /// Whether the sheet is shown in a popover.
  var isPopover: Bool { activePresentation is UIPopoverPresentationController }

  /// Fills a popover with texts and buttons, except the cancel button. If there is too little room,
  /// first the texts scroll, then the buttons.
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

  /// Requests a popover as high as the texts and the buttons.
  func updatePopoverSize() {
    guard isPopover, let box = view.subviews.first else { return }
    preferredContentSize = box.systemLayoutSizeFitting(
      CGSize(width: AlertMetrics.popoverWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
