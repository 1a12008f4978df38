import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct SectionViewFittingTests {
  /// A table's delegate with one view, above or below its only section.
  private final class Source: UITableViewDataSource, UITableViewDelegate {
    let isHeader: Bool
    let make: @MainActor () -> UIView
    var height: CGFloat?

    init(isHeader: Bool, _ make: @escaping @MainActor () -> UIView) {
      (self.isHeader, self.make) = (isHeader, make)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      isHeader ? make() : nil
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      isHeader ? nil : make()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      isHeader ? height ?? tableView.sectionHeaderHeight : tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      isHeader ? tableView.sectionFooterHeight : height ?? tableView.sectionFooterHeight
    }
  }

  private func table(
    _ source: Source, _ style: UITableView.Style = .plain, width: CGFloat = 200
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 200, width: width, height: 300), style: style)
    table.rowHeight = 20
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  private func rect(_ table: UITableView, _ source: Source) -> CGRect {
    source.isHeader ? table.rectForHeader(inSection: 0) : table.rectForFooter(inSection: 0)
  }

  /// Puts content 5 points from the top and the bottom of a view, or in its middle.
  private static func fill(_ view: UIView, with content: UIView, inMiddle: Bool = false) {
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate(
      [
        content.leftAnchor.constraint(equalTo: view.leftAnchor),
        content.rightAnchor.constraint(equalTo: view.rightAnchor),
      ]
        + (inMiddle
          ? [content.centerYAnchor.constraint(equalTo: view.centerYAnchor)]
          : [
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
          ]))
  }

  private final class ViewOfOwnHeight: UIView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 61) }
  }

  private static func stack() -> UIView {
    let stack = UIStackView(arrangedSubviews: [ConstrainedView(height: 20), ConstrainedView(height: 31)])
    stack.axis = .vertical
    return stack
  }

  private static func filled(_ view: UIView, _ part: UIView? = nil, inMiddle: Bool = false) -> UIView {
    fill(part ?? view, with: ConstrainedView(height: 33), inMiddle: inMiddle)
    return view
  }

  /// A view, and the height that it has above or below a section.
  private static let rows: [(name: String, make: @MainActor () -> UIView, height: CGFloat)] = [
    ("constraints", { filled(UIView(frame: .zero)) }, 43),
    (
      "constraints in a view with a frame",
      { filled(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) }, 43
    ),
    (
      "constraints of the content",
      {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        return filled(view, view.contentView)
      }, 43
    ),
    ("constraints beside the content", { filled(UITableViewHeaderFooterView(reuseIdentifier: nil)) }, 43),
    ("a stack", { stack() }, 51),
    ("content of its own", { ConstrainedView(height: 37) }, 37),
    ("a height of its own", { ViewOfOwnHeight(frame: .zero) }, 61),
    ("a frame", { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 40)) }, 40),
    ("nothing", { UIView(frame: .zero) }, 28),
    ("constraints that leave it open", { filled(UIView(frame: .zero), inMiddle: true) }, 28),
    (
      "constraints of the content that leave it open",
      {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        return filled(view, view.contentView, inMiddle: true)
      }, 28
    ),
  ]

  @Test(arguments: [UITableView.Style.plain, .grouped], [true, false])
  func `A view above or below a section is as high as what is in it requires`(
    style: UITableView.Style, isHeader: Bool
  ) {
    for row in Self.rows {
      UIApplication().run {
        let source = Source(isHeader: isHeader, row.make)
        let table = table(source, style)
        mount(table)
        expectEqual(rect(table, source).height, row.height, "\(row.name)")
        expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 20, "\(row.name)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `A height of the delegate or of the table comes before what the view requires`(isHeader: Bool) {
    UIApplication().run {
      let source = Source(isHeader: isHeader) { Self.filled(UIView(frame: .zero)) }
      let table = table(source)
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (60, 60)
      mount(table)
      expectEqual(rect(table, source).height, 60)
      source.height = 70
      table.reloadData()
      expectEqual(rect(table, source).height, 70)
      source.height = UITableView.automaticDimension
      table.reloadData()
      expectEqual(rect(table, source).height, 43)
    }
  }

  @Test(arguments: [true, false])
  func `Text above or below a section takes the lines that it needs at the width that there is`(
    isHeader: Bool
  ) {
    UIApplication().run {
      let source = Source(isHeader: isHeader) {
        let view = UIView(frame: .zero)
        Self.fill(view, with: Self.text())
        return view
      }
      let table = table(source, width: 120)
      mount(table)
      for width in [120, 380, 60] as [CGFloat] {
        table.frame.size.width = width
        UIApplication.shared.settle()
        let needed = Self.text().sizeThatFits(CGSize(width: width, height: CGFloat.infinity)).height
        #expect(needed > 40, "\(width)")
        expectEqual(rect(table, source).height, needed + 10, "\(width)")
        let labels = table.subviews.flatMap(\.subviews).filter { $0 is UILabel && $0.frame.width == width }
        expectEqual(labels.map(\.frame.height), [needed], "\(width)")
      }
    }
  }

  /// A text that takes several lines at any width of these tests.
  private static func text() -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 12)
    return label
  }

  @Test func `A header beside the sensors is measured at the width that its content has there`() throws {
    try UIApplication(orientation: .landscapeLeft).run {
      let source = Source(isHeader: true) {
        let (view, label) = (UITableViewHeaderFooterView(reuseIdentifier: nil), UILabel(frame: .zero))
        label.numberOfLines = 0
        // One line in the width of the screen, and two beside its sensors.
        label.text = String(repeating: "word ", count: 19)
        Self.fill(view.contentView, with: label)
        return view
      }
      let controller = UITableViewController(style: .plain)
      (controller.tableView.dataSource, controller.tableView.delegate) = (source, source)
      mount(controller)
      let header = try #require(controller.tableView.headerView(forSection: 0))
      let label = try #require(header.contentView.subviews.first as? UILabel)
      expectEqual(label.frame.width, 750)
      let needed = label.sizeThatFits(CGSize(width: 750, height: CGFloat.infinity)).height
      #expect(needed > label.sizeThatFits(CGSize(width: 844, height: CGFloat.infinity)).height)
      expectEqual(label.frame.height, needed)
    }
  }

  private static func titled() -> UITableViewHeaderFooterView {
    let (view, label) = (UITableViewHeaderFooterView(reuseIdentifier: "titled"), UILabel())
    (label.text, label.font) = ("Title", .preferredFont(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = true
    fill(view.contentView, with: label)
    return view
  }

  @Test func `A header has the height of its text size, also one that was reused out of sight`() {
    forEachRow([0, 400] as [CGFloat]) { offset in
      UIApplication().run {
        weak var reusing: UITableView?
        let source = Source(isHeader: true) {
          reusing?.dequeueReusableHeaderFooterView(withIdentifier: "titled") ?? Self.titled()
        }
        let table = table(source, .grouped)
        table.rowHeight = 400
        reusing = table
        let window = mount(table)
        UIApplication.shared.settle()
        let former = rect(table, source)
        table.contentOffset.y = offset
        UIApplication.shared.settle()
        for category in [.accessibilityExtraLarge, .large] as [UIContentSizeCategory] {
          window.traitOverrides.preferredContentSizeCategory = category
          UIApplication.shared.settle()
          expectEqual(rect(table, source) == former, category == .large)
        }
      }
    }
  }
}
