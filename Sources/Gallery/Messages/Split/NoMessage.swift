import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// What shows in place of a message's details while there is no message.
public struct NoMessage {
  public init() {}
}

extension NoMessage: Presentable {
  public func materialize() -> (UIViewController, any Disposable) {
    let viewController = UIViewController()
    let label = UILabel()
    label.text = String(message: "No Message Selected")
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
    viewController.view = view
    return (viewController, NilDisposer())
  }
}
