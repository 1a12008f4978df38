import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewCellTests {
  func cell(
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
      expectEqual((cell(style).detailTextLabel == nil), (style == .default))
    }
  }

  @Test func `Texts begin at the margin, a detail on the right ends at the other, and a subtitle is below`()
    throws
  {
    try UIApplication().run {
      let cell = cell(.default)
      mount(cell)
      cell.frame.origin.y = 100
      UIApplication.shared.settle()
      let text = try #require(cell.textLabel).frame
      expectEqual(text.minX, 16)
      #expect(abs(text.midY - 22) <= 1.0 / 3)
    }
    try UIApplication().run {
      let cell = cell(.value1)
      mount(cell)
      let detail = try #require(cell.detailTextLabel)
      #expect(abs(detail.frame.maxX - 374) < 1e-9)
    }
    try UIApplication().run {
      let cell = cell(.subtitle)
      mount(cell)
      let (text, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
      #expect(detail.minY >= text.maxY)
      #expect(abs(detail.minX - text.minX) < 1e-9)
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

  @Test
  func `An accessory takes its room from the content, and a view of one's own takes the accessory's place`() {
    UIApplication().run {
      let cell = cell(.default)
      mount(cell)
      expectEqual(cell.contentView.frame.width, 390)
      cell.accessoryType = .disclosureIndicator
      UIApplication.shared.settle()
      #expect(cell.contentView.frame.width < 390)
    }
    UIApplication().run {
      let cell = cell(.default)
      cell.accessoryType = .checkmark
      let toggle = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      cell.accessoryView = toggle
      mount(cell)
      expectEqual(toggle.frame.maxX, 374)
      expectEqual(cell.contentView.bounds.width, 323)
      cell.accessoryView = nil
      UIApplication.shared.settle()
      expectNil(toggle.superview)
      expectEqual(cell.contentView.bounds.width, 352)
    }
  }

  @Test func `A selected cell says so, and shows its background for selection only then`() {
    let cell = cell(.default)
    expectEqual(cell.accessibilityTraits, .none)
    cell.setSelected(true, animated: false)
    expectEqual(cell.accessibilityTraits, .selected)
    cell.prepareForReuse()
    expectFalse(cell.isSelected)
    UIApplication().run {
      let cell = self.cell(.default)
      let background = UIView()
      cell.selectedBackgroundView = background
      mount(cell)
      expectTrue(background.isHidden)
      cell.setSelected(true, animated: false)
      UIApplication.shared.settle()
      expectFalse(background.isHidden)
      expectEqual(background.frame, cell.bounds)
    }
  }
}

extension UITableViewCellTests {
  @Test func `From right to left a cell is turned around`() throws {
    try UIApplication(layoutDirection: .rightToLeft).run {
      let cell = cell(.value1)
      cell.accessoryType = .checkmark
      mount(cell)
      let (text, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
      expectEqual(cell.contentView.frame.minX, 38)
      #expect(abs(text.maxX - (cell.contentView.bounds.width - 16)) < 1e-9)
      #expect(detail.maxX <= text.minX)
    }
  }

  @Test func `A picture is before the text`() {
    UIApplication().run {
      let cell = cell(.default)
      cell.imageView?.image = UIImage(named: "picture", size: CGSize(width: 30, height: 20))
      mount(cell)
      expectEqual(cell.imageView?.frame, CGRect(x: 16, y: 12, width: 30, height: 20))
      expectEqual(cell.textLabel?.frame.minX, 62)
      cell.indentationLevel = 2
      UIApplication.shared.settle()
      expectEqual(cell.textLabel?.frame.minX, 82)
    }
  }

  @Test func `A configuration says what the cell shows`() throws {
    try UIApplication().run {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
      var configuration = cell.defaultContentConfiguration()
      configuration.text = "Title"
      configuration.secondaryText = "Detail"
      cell.contentConfiguration = configuration
      mount(cell)
      let content = try #require(cell.contentView.subviews.first as? UIListContentView)
      let labels = content.subviews.compactMap { $0 as? UILabel }
      expectEqual(labels.map(\.text), ["Title", "Detail"])
      expectEqual(labels.map { $0.frame.minX.rounded() }, [16, 16])
      #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 3) < 0.001)
      configuration.secondaryText = nil
      cell.contentConfiguration = configuration
      UIApplication.shared.settle()
      #expect(cell.contentView.subviews.first === content)
      expectEqual(content.subviews.count, 1)
    }
  }
}

extension UITableViewCellTests {
  private static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

  @Test func `Texts have UIKit's sizes, or those that the user prefers, also from a configuration`() {
    forEachRow(
      [
        (.default, 17, nil), (.value1, 17, 17), (.value2, 12, 12), (.subtitle, 17, 12),
      ] as [(UITableViewCell.CellStyle, CGFloat, CGFloat?)]
    ) { style, text, detail in
      let cell = UIApplication().run { self.cell(style) }
      expectEqual(cell.textLabel?.font.pointSize, text)
      expectEqual(cell.detailTextLabel?.font.pointSize, detail)
    }
    forEachRow(
      [
        (.default, 53, nil), (.value1, 53, 53), (.value2, 43, 43), (.subtitle, 53, 43),
      ] as [(UITableViewCell.CellStyle, CGFloat, CGFloat?)]
    ) { style, text, detail in
      let cell = UIApplication(contentSizeCategory: Self.largest).run { self.cell(style) }
      expectEqual(cell.textLabel?.font.pointSize, text)
      expectEqual(cell.detailTextLabel?.font.pointSize, detail)
    }
    UIApplication(contentSizeCategory: Self.largest).run {
      let (below, beside) = (UIListContentConfiguration.cell(), UIListContentConfiguration.valueCell())
      expectEqual(below.textProperties.font.pointSize, 53)
      expectEqual(below.secondaryTextProperties.font.pointSize, 43)
      expectEqual(beside.textProperties.font.pointSize, 53)
      expectEqual(beside.secondaryTextProperties.font.pointSize, 53)
    }
  }

  @Test func `In accessibility sizes the detail is below the text, and the row is as high as both`() {
    forEachRow([UITableViewCell.CellStyle.value1, .value2, .subtitle]) { style in
      try UIApplication(contentSizeCategory: Self.largest).run {
        let cell = cell(style)
        mount(cell)
        let height = cell.sizeThatFits(CGSize(width: 390, height: 0)).height
        cell.frame.size.height = height
        UIApplication.shared.settle()
        let (text, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
        expectTrue(detail.minY >= text.maxY)
        expectTrue(abs(height - (text.height + 3 + detail.height + 22)) < 0.5)
        expectTrue(text.minY >= 10 && detail.maxY <= height - 10)
      }
    }
  }
}
