import Foundation
import HeadlessUIKit

extension URLBar {
  var barConstraints: [NSLayoutConstraint] {
    let (guide, margin) = (safeAreaLayoutGuide, FocusLayout.urlBarMargin)
    return [
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margin),
      row.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -margin),
      collapsedWrapper.centerXAnchor.constraint(equalTo: centerXAnchor),
      collapsedWrapper.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -2 * margin),
      collapsedWrapper.bottomAnchor.constraint(equalTo: bottomAnchor),
      collapsedWrapper.heightAnchor.constraint(equalToConstant: FocusLayout.collapsedURLBarHeight),
      progressBar.leadingAnchor.constraint(equalTo: leadingAnchor),
      progressBar.trailingAnchor.constraint(equalTo: trailingAnchor),
      progressBar.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
      + toolset.buttons.map {
        $0.widthAnchor.constraint(equalTo: widthAnchor, multiplier: FocusLayout.toolsetButtonShare)
      }
  }

  /// The lock, the text, and the button that clears it, which give way to each other in a row of their own.
  var fieldConstraints: [NSLayoutConstraint] {
    let inner = UIStackView(arrangedSubviews: [lock, textField, clearButton])
    inner.alignment = .center
    inner.spacing = FocusLayout.lockInset
    textField.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    textContainer.addPlaced(inner)
    let margin = FocusLayout.urlBarMargin
    return [
      inner.topAnchor.constraint(equalTo: textContainer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: textContainer.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: textContainer.leadingAnchor, constant: margin),
      inner.trailingAnchor.constraint(equalTo: textContainer.trailingAnchor, constant: -margin),
      textField.heightAnchor.constraint(equalTo: inner.heightAnchor),
      clearButton.widthAnchor.constraint(equalToConstant: 24),
      clearButton.heightAnchor.constraint(equalTo: inner.heightAnchor),
      textContainer.heightAnchor.constraint(equalTo: row.heightAnchor, constant: -2 * margin),
    ]
  }
}
