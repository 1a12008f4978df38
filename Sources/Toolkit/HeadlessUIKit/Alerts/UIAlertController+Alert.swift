import Foundation

extension UIAlertController {
  /// Puts a box of 270 points into the middle; one with fields gives way to the keyboard.
  func addAlert() {
    let box = makeBox(above: makeAlertButtons())
    view.addSubview(box)
    let safeArea = view.safeAreaLayoutGuide
    let hasFields = textFields?.isEmpty == false
    let bottom = hasFields ? view.keyboardLayoutGuide.topAnchor : safeArea.bottomAnchor
    let middle = box.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor)
    middle.priority = .defaultLow
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: AlertMetrics.alertWidth),
      box.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      middle,
      box.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: AlertMetrics.margin),
      box.bottomAnchor.constraint(lessThanOrEqualTo: bottom, constant: -AlertMetrics.margin),
    ])
  }

  /// Two short actions side by side, the one that cancels first; any others in a column, with that one last.
  private func makeAlertButtons() -> UIStackView {
    let cancel = cancelAction.map { [$0] } ?? []
    let areSideBySide = actions.count == 2 && actions.allSatisfy(fitsIntoHalf)
    let ordered = areSideBySide ? cancel + otherActions : otherActions + cancel
    let stack = makeButtons(ordered, height: AlertMetrics.alertButtonHeight)
    if areSideBySide {
      stack.axis = .horizontal
      stack.distribution = .fillEqually
    }
    return stack
  }

  private func fitsIntoHalf(_ action: UIAlertAction) -> Bool {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    return font.width(of: action.title ?? "") <= AlertMetrics.alertWidth / 2 - 2 * AlertMetrics.spacing
  }
}
