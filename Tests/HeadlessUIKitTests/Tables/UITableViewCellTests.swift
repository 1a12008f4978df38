import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewCellTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, _ text: String = "Title", _ detail: String = "Detail"
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  @Test func `Only the default style has no detail`() {
    for style in UITableViewCell.CellStyle.allCases {
      #expect((cell(style).detailTextLabel == nil) == (style == .default))
    }
  }

  @Test func `Texts begin at the margin, and lie in the middle`() throws {
    try UIApplication().run {
      let cell = cell(.default)
      mount(cell)
      cell.frame.origin.y = 100
      UIApplication.shared.settle()
      let text = try #require(cell.textLabel).frame
      #expect(text.minX == 16)
      #expect(abs(text.midY - 22) <= 1.0 / 3)
    }
  }

  @Test func `A detail on the right ends at the margin`() throws {
    try UIApplication().run {
      let cell = cell(.value1)
      mount(cell)
      let detail = try #require(cell.detailTextLabel)
      #expect(abs(detail.frame.maxX - 374) < 1e-9)
    }
  }

  @Test func `A long text leaves the detail what is left, and never overlaps it`() throws {
    try UIApplication().run {
      let cell = cell(.value1, String(repeating: "long ", count: 7), String(repeating: "detail ", count: 9))
      mount(cell)
      let (text, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
      #expect(text.maxX <= detail.minX)
      #expect(detail.maxX <= 374.001)
    }
  }

  @Test func `A subtitle lies below the text`() throws {
    try UIApplication().run {
      let cell = cell(.subtitle)
      mount(cell)
      let (text, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
      #expect(detail.minY >= text.maxY)
      #expect(abs(detail.minX - text.minX) < 1e-9)
    }
  }

  @Test func `An accessory takes its room from the content`() {
    UIApplication().run {
      let cell = cell(.default)
      mount(cell)
      #expect(cell.contentView.frame.width == 390)
      cell.accessoryType = .disclosureIndicator
      UIApplication.shared.settle()
      #expect(cell.contentView.frame.width < 390)
    }
  }

  @Test func `A selected cell says so`() {
    let cell = cell(.default)
    #expect(cell.accessibilityTraits == .none)
    cell.setSelected(true, animated: false)
    #expect(cell.accessibilityTraits == .selected)
    cell.prepareForReuse()
    #expect(!cell.isSelected)
  }
}
