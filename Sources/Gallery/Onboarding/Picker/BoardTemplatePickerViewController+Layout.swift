import Foundation
import HeadlessUIKit

extension BoardTemplatePickerViewController {
  /// A column that scrolls, no wider than a telephone.
  func addConstraints() {
    let (margin, content) = (3 * Stylesheet.gridUnit, scrollView.contentLayoutGuide)
    view.addConstrained(scrollView)
    scrollView.addConstrained(welcomeLabel, getStartedLabel, buttonStack, skipToTrelloButton)
    var constraints = scrollView.constraints(pinningTo: view)
    var last = content.topAnchor
    for part in [welcomeLabel, getStartedLabel, buttonStack, skipToTrelloButton] {
      constraints.append(part.topAnchor.constraint(equalTo: last, constant: margin))
      constraints += columnConstraints(for: part)
      last = part.bottomAnchor
    }
    constraints += [
      content.bottomAnchor.constraint(equalTo: last, constant: margin),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  private static let columnWidth: CGFloat = 420

  private func columnConstraints(for part: UIView) -> [NSLayoutConstraint] {
    let (margin, content) = (3 * Stylesheet.gridUnit, scrollView.contentLayoutGuide)
    return [
      part.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      part.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, constant: -2 * margin),
      part.widthAnchor.constraint(equalToConstant: Self.columnWidth).with(priority: .required - 1),
    ]
  }
}
