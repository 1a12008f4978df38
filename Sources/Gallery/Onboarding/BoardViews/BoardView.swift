import Foundation
import HeadlessUIKit

/// A board that scrolls both ways; its name goes up and down with the lists, but not sideways.
final class BoardView: UIScrollView {
  let contentView: BoardContentView
  let nameField = RoundedBorderedTextField(font: .boardName, textColor: .white, borderColor: .white)

  /// Where the board stands before its first list, from right to left.
  var leadingOffset = -Stylesheet.Board.sideInset

  /// Makes a board of lists with so many cards each.
  init(color: UIColor, cardCounts: [Int]) {
    contentView = BoardContentView(cardCounts: cardCounts)
    super.init(frame: .zero)
    isDirectionalLockEnabled = true
    backgroundColor = color
    layer.cornerRadius = Stylesheet.Board.cornerRadius
    contentInset = UIEdgeInsets(
      top: 0, left: Stylesheet.Board.sideInset, bottom: 0, right: Stylesheet.Board.sideInset)
    nameField.accessibilityLabel = String(onboarding: "board_name_text_field_accessibility")
    addConstrained(contentView, nameField)
    addConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// From right to left the offset waits for the layout, which keeps the distance from the first list.
  override var contentSize: CGSize {
    get { super.contentSize }
    set {
      let offset = contentOffset
      super.contentSize = newValue
      if isRightToLeft { contentOffset = offset }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    keepLeadingEdge()
  }

  var lists: [ListView] { contentView.lists }

  private func addConstraints() {
    let margin = Stylesheet.Board.nameMargin
    NSLayoutConstraint.activate([
      nameField.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: Stylesheet.gridUnit),
      nameField.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor, constant: margin),
      nameField.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor, constant: -margin),
      contentView.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: Stylesheet.gridUnit),
      contentView.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      contentView.bottomAnchor.constraint(
        equalTo: contentLayoutGuide.bottomAnchor, constant: -Stylesheet.gridUnit),
    ])
  }
}
