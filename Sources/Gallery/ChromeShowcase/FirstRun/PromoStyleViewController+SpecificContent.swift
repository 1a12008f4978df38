import ChromeUI
import HeadlessUIKit

extension PromoStyleViewController {
  /// Lets a view take all of the room for specific content.
  func fillSpecificContent(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    specificContentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: specificContentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: specificContentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: specificContentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: specificContentView.trailingAnchor),
    ])
  }

  /// Lets a text take all of the room for specific content.
  func fillSpecificContent(withText text: String, style: UIFont.TextStyle) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    fillSpecificContent(with: label)
  }
}
