import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewSectionViewsTests {
  let source = Source()

  /// Two sections of ten rows, with headers of 28 points.
  private func mounted(_ style: UITableView.Style = .plain, width: CGFloat = 200) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 200, width: width, height: 100), style: style)
    table.rowHeight = 20
    (table.dataSource, table.delegate) = (source, source)
    mount(table)
    return table
  }

  final class Source: UITableViewDataSource, UITableViewDelegate {
    var rows = 10
    var headers: [String?] = ["First", "Second"]
    var footers: [String?] = [nil, nil]
    var headerView: (UITableView) -> UIView? = { _ in nil }
    var headerHeight: CGFloat?
    let log = Log()
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers[section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headerView(tableView)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.add("will display \(section)")
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      log.add("did end displaying \(section)")
    }
  }

  @Test func `The header and the footer of a plain section stay in sight while the section goes on`() {
    forEachRow([(0, 0), (50, 50), (190, 190), (210, 200), (228, 228)] as [(CGFloat, CGFloat)]) {
      offset, expected in
      UIApplication().run {
        let table = mounted()
        table.contentOffset.y = offset
        UIApplication.shared.settle()
        let section = offset < 228 ? 0 : 1
        expectEqual(table.headerView(forSection: section)?.frame.minY, expected)
      }
    }
    forEachRow([(0, 72), (100, 172), (156, 228), (170, 228)] as [(CGFloat, CGFloat)]) { offset, expected in
      UIApplication().run {
        let table = mounted()
        source.footers = ["End", nil]
        table.reloadData()
        table.contentOffset.y = offset
        UIApplication.shared.settle()
        expectEqual(table.footerView(forSection: 0)?.frame.minY, expected)
        expectEqual(table.rectForFooter(inSection: 0).minY, 228)
      }
    }
  }

  @Test func `Grouped sections have room between them, and capitals over them`() {
    UIApplication().run {
      let table = mounted(.grouped)
      expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "FIRST")
      expectEqual(table.rectForHeader(inSection: 0).height, 55.5)
      expectEqual(table.rectForFooter(inSection: 0).height, 17.5)
      expectEqual(table.rectForHeader(inSection: 1).height, 38)
      source.headers = [nil, nil]
      table.reloadData()
      expectEqual(table.rectForHeader(inSection: 0).height, 35)
      expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY.rounded(), 270)
      table.contentOffset.y = 40
      UIApplication.shared.settle()
      expectNil(table.headerView(forSection: 0))
    }
  }

  @Test func `Headers and footers of a grouped section are there while they are in sight themselves`() {
    UIApplication().run {
      let table = mounted(.grouped)
      source.footers = ["End", nil]
      table.reloadData()
      let (header, footer) = (table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0))
      let shown = [
        0, header.maxY - 1, header.maxY + 1, footer.minY - 101, footer.minY - 99, footer.maxY - 1,
      ].map { offset in
        table.contentOffset.y = offset
        UIApplication.shared.settle()
        return [table.headerView(forSection: 0), table.footerView(forSection: 0)].map {
          $0?.superview === table
        }
      }
      expectEqual(
        shown,
        [
          [true, false], [true, false], [false, false], [false, false], [false, true], [false, true],
        ])
    }
  }

  @Test func `Inset sections have room beside them, and none more where what is covered is an inset`() throws
  {
    UIApplication().run {
      let table = mounted(.insetGrouped, width: 300)
      expectEqual(table.visibleCells.first?.frame, CGRect(x: 16, y: 55.5, width: 268, height: 20))
    }
    try UIApplication(orientation: .landscapeLeft).run {
      let controller = UITableViewController(style: .insetGrouped)
      (controller.tableView.dataSource, controller.tableView.delegate) = (source, source)
      controller.tableView.contentInsetAdjustmentBehavior = .always
      mount(controller)
      let cell = try #require(controller.tableView.visibleCells.first)
      expectEqual(cell.frame.minX, 20)
      expectEqual(cell.convert(cell.bounds, to: nil).minX, 67)
    }
  }

  @Test func `Inset sections are beside the sensors, and their texts in line with their headers`() {
    forEachRow([UIInterfaceOrientation.landscapeLeft, .portrait]) { orientation in
      try UIApplication(orientation: orientation).run {
        let controller = UITableViewController(style: .insetGrouped)
        (controller.tableView.dataSource, controller.tableView.delegate) = (source, source)
        mount(controller)
        UIApplication.shared.rotate(to: .landscapeLeft)
        UIApplication.shared.settle()
        let table: UITableView = controller.tableView
        let cell = try #require(table.visibleCells.first)
        expectEqual([cell.frame.minX, cell.frame.width], [67, 710])
        expectEqual(cell.contentView.frame, cell.bounds)
        expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)), cell.frame)
        cell.textLabel?.text = "Row"
        cell.setNeedsLayout()
        UIApplication.shared.settle()
        let (text, header) = (try #require(cell.textLabel), try #require(table.headerView(forSection: 0)))
        expectEqual([header.frame.minX, header.frame.width], [67, 710])
        expectEqual(text.convert(text.bounds, to: nil).minX, 87)
        let title = try #require(header.textLabel)
        expectEqual(title.convert(title.bounds, to: nil).minX, 87)
      }
    }
  }

  @Test func `Views of the delegate are reported about, and used again`() {
    UIApplication().run {
      let table = mounted()
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      source.headerView = { $0.dequeueReusableHeaderFooterView(withIdentifier: "header") }
      source.headerHeight = 40
      table.reloadData()
      UIApplication.shared.settle()
      let first = table.headerView(forSection: 0)
      expectEqual(first?.frame.height, 40)
      expectEqual(first?.reuseIdentifier, "header")
      _ = source.log.take()
      table.contentOffset.y = 240
      UIApplication.shared.settle()
      expectEqual(source.log.lines.sorted(), ["did end displaying 0", "will display 1"])
      expectNotNil(table.headerView(forSection: 1))
    }
  }

  @Test func `A header of automatic height is as high as its constraints want`() {
    UIApplication().run {
      let table = mounted()
      source.headerView = { _ in
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let content = ConstrainedView(height: 33)
        header.contentView.addSubview(content)
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 5),
          content.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -5),
          content.leftAnchor.constraint(equalTo: header.contentView.leftAnchor),
          content.rightAnchor.constraint(equalTo: header.contentView.rightAnchor),
        ])
        return header
      }
      table.reloadData()
      UIApplication.shared.settle()
      expectEqual(table.rectForHeader(inSection: 0).height, 43)
      expectEqual(table.visibleCells.first?.frame.minY, 43)
    }
  }

  @Test func `What a header holds within its margins is in line with the texts of rows`() {
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
        let application = UIApplication(device: device)
        try application.run {
          source.headerView = { _ in
            let (header, content) = (
              UITableViewHeaderFooterView(reuseIdentifier: nil), ConstrainedView(height: 33)
            )
            header.contentView.insetsLayoutMarginsFromSafeArea = false
            header.contentView.addSubview(content)
            NSLayoutConstraint.activate(content.fills(header.contentView.layoutMarginsGuide))
            return header
          }
          source.headers = ["One", nil]
          source.headerHeight = UITableView.automaticDimension
          let controller = UITableViewController(style: .grouped)
          (controller.tableView.dataSource, controller.tableView.delegate) = (source, source)
          mount(controller)
          application.rotate(to: orientation)
          let cell = try #require(controller.tableView.visibleCells.first)
          cell.textLabel?.text = "Row"
          cell.setNeedsLayout()
          application.settle()
          let text = try #require(cell.textLabel)
          let header = try #require(controller.tableView.headerView(forSection: 0))
          let content = try #require(header.contentView.subviews.first)
          let places = [text.convert(text.bounds, to: nil), content.convert(content.bounds, to: nil)]
          expectEqual(places[0].minX, places[1].minX, "\(orientation)")
          expectEqual(places[0].maxX, places[1].maxX, "\(orientation)")
          expectEqual(places[1].height, 33, "\(orientation)")
        }
      }
    }
  }

  @Test func `A height that the delegate gives is kept free even without a view`() {
    UIApplication().run {
      let table = mounted()
      source.headers = [nil, nil]
      source.headerHeight = 30
      table.reloadData()
      expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 30)
      source.headerHeight = nil
      table.reloadData()
      expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
    }
  }
}

extension UITableViewSectionViewsTests {
  @Test func `Titles are in the size that the user prefers, and have the room that they need`() {
    forEachRow([UITableView.Style.plain, .grouped]) { style in
      try UIApplication(contentSizeCategory: .accessibilityExtraExtraExtraLarge).run {
        source.headers = ["One", nil]
        source.headerHeight = UITableView.automaticDimension
        let table = mounted(style, width: 390)
        let title = try #require(table.headerView(forSection: 0)?.textLabel)
        expectEqual(title.font.pointSize, (style == .plain ? 53 : 44))
        expectTrue(title.frame.minY >= 0)
        expectTrue(title.frame.maxY <= table.rectForHeader(inSection: 0).height)
        expectTrue(title.frame.height >= title.font.lineHeight)
      }
    }
  }

  @Test func `A title that is too long for a line takes more of them, and a larger text size makes room`()
    throws
  {
    forEachRow([UITableView.Style.plain, .grouped]) { style in
      try UIApplication().run {
        source.headers = [String(repeating: "long ", count: 30), nil]
        source.headerHeight = UITableView.automaticDimension
        let table = mounted(style, width: 390)
        let title = try #require(table.headerView(forSection: 0)?.textLabel)
        expectTrue(title.frame.height > title.font.lineHeight * 2)
        expectTrue(title.frame.maxY <= table.rectForHeader(inSection: 0).height)
      }
    }
    let application = UIApplication()
    try application.run {
      source.headers = ["One", nil]
      source.headerHeight = UITableView.automaticDimension
      let table = mounted(width: 390)
      let before = table.rectForHeader(inSection: 0).height
      application.set(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
      application.settle()
      let title = try #require(table.headerView(forSection: 0)?.textLabel)
      expectEqual(title.font.pointSize, 53)
      #expect(table.rectForHeader(inSection: 0).height > before + 30)
    }
  }
}
