import Foundation

extension UIAlertController {
  /// Puts the boxes of a sheet at the bottom, the button that cancels apart below the others.
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
        box.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: AlertMetrics.spacing),
      ])
  }

  /// Lets a tap beside the boxes cancel, if an action does that.
  private func cancelByTapsOutside() {
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
