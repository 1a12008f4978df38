import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIBackgroundConfigurationTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private func background(_ change: (inout UIBackgroundConfiguration) -> Void) throws -> UIView {
    var configuration = UIBackgroundConfiguration.clear()
    change(&configuration)
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    return try #require(cell.subviews.first)
  }

  @Test func `A background is behind the content, with its color, corners and line`() throws {
    let view = try background {
      ($0.backgroundColor, $0.cornerRadius) = (.red, 8)
      ($0.strokeColor, $0.strokeWidth) = (.blue, 2)
    }
    #expect(view.backgroundColor == .red && view.layer.cornerRadius == 8)
    #expect(view.layer.borderWidth == 2 && view.layer.borderColor == UIColor.blue.cgColor)
    #expect(view.frame == cell.bounds && cell.subviews.last === cell.contentView)
  }

  @Test func `Insets make it smaller, and negative ones larger`() throws {
    let view = try background {
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: -3, trailing: 4)
    }
    expectEqual(view.frame, CGRect(x: 2, y: 1, width: 94, height: 52))
  }

  @Test func `A custom view fills it, and leaves with the configuration`() throws {
    let own = UIView(frame: .zero)
    let view = try background { $0.customView = own }
    view.layoutIfNeeded()
    #expect(own.superview === view && own.frame == view.bounds)
    cell.backgroundConfiguration = nil
    expectNil(view.superview)
  }

  @Test func `A transformer changes the color, and without a color the tint`() {
    var configuration = UIBackgroundConfiguration.listGroupedCell()
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    expectEqual(
      configuration.resolvedBackgroundColor(for: .red),
      .secondarySystemGroupedBackground.withAlphaComponent(0.5))
    configuration.backgroundColor = nil
    expectEqual(configuration.resolvedBackgroundColor(for: .red), .red.withAlphaComponent(0.5))
  }

  @Test func `A row of a table shows one, and so does a header`() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.backgroundConfiguration = .listPlainCell()
    expectEqual(row.subviews.first?.backgroundColor, .systemBackground)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundConfiguration = .listPlainHeaderFooter()
    expectEqual(header.subviews.first?.backgroundColor, .systemBackground)
  }

  @Test func `Backgrounds of lists have a color only where rows have one`() {
    let looks: [(UIBackgroundConfiguration, UIColor?)] = [
      (.listCell(), .systemBackground), (.listSidebarCell(), nil), (.listAccompaniedSidebarCell(), nil),
      (.listGroupedHeaderFooter(), nil), (.listHeader(), nil), (.listFooter(), nil),
      (.listSidebarHeader(), nil),
    ]
    forEachRow(looks) { expectEqual($0.backgroundColor, $1) }
  }
}
