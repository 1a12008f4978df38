import Foundation

extension UIAlertController {
  /// Puts a box of 270 points into the middle; one with fields stands in the middle of what the keyboard leaves.
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

  /// Two short actions side by side, the one that cancels first; any others in a column, with that one last.
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
    let font = _UIAlertControllerActionView.scaledFont(isPreferred: true)
    return font.width(of: action.title ?? "") <= AlertMetrics.alertWidth / 2 - 2 * AlertMetrics.spacing
  }
}
