import HeadlessUIKit

/// A row of dots, one for each page, which can be tapped; the one of the page that shows is bright.
final class PageDotsView: UIStackView {
  private let tapped: @MainActor (Int) -> Void
  /// How bright the other dots are.
  private static let dimmedOpacity: CGFloat = 0.3
  /// How large a finger's target is.
  private static let size = CGSize(width: 32, height: 44)

  /// - Parameter tapped: Told which dot is tapped.
  init(count: Int, tapped: @escaping @MainActor (Int) -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    accessibilityIdentifier = "Intro.stackView"
    for page in 0..<count { addArrangedSubview(makeDot(page, of: count)) }
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeDot(_ page: Int, of count: Int) -> UIButton {
    let dot = UIButton(type: .custom)
    dot.setTitle("●", for: .normal)
    dot.setTitleColor(.focusText, for: .normal)
    dot.titleLabel?.font = .systemFont(ofSize: 10)
    dot.accessibilityLabel = String(focusSettings: "Page \(page + 1) of \(count)")
    dot.accessibilityIdentifier = "Intro.dot.\(page)"
    dot.addAction(UIAction { [unowned self] _ in tapped(page) }, for: .touchUpInside)
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: Self.size.width),
      dot.heightAnchor.constraint(equalToConstant: Self.size.height),
    ])
    return dot
  }

  /// Lets the dot of a page shine.
  func select(_ page: Int) {
    for case (let index, let dot as UIButton) in arrangedSubviews.enumerated() {
      dot.alpha = index == page ? 1 : Self.dimmedOpacity
      dot.isSelected = index == page
    }
  }
}
