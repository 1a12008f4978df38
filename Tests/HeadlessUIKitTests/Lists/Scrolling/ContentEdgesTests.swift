import Expectations
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ContentEdgesTests {
  /// A column of rows in a scroll view of 100 by 100 points.
  private func column(of rows: Int) -> (scrollView: UIScrollView, stack: UIStackView) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<rows { stack.addArrangedSubview(ConstrainedView(height: 30)) }
    scrollView.addSubview(stack)
    return (scrollView, stack)
  }

  @Test func `A column that fills a scroll view as wide as the frame is its content`() {
    UIApplication().run {
      let (scrollView, stack) = column(of: 60)
      NSLayoutConstraint.activate(
        stack.fills(scrollView) + [stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor)])
      mount(scrollView)
      expectEqual(scrollView.contentSize, CGSize(width: 100, height: 1800))
      expectEqual(stack.arrangedSubviews.map(\.frame.height), Array(repeating: 30, count: 60))
      expectEqual(scrollView.frame, CGRect(x: 0, y: 200, width: 100, height: 100))
      scrollView.contentOffset.y = 70
      UIApplication.shared.settle()
      expectEqual(stack.frame, CGRect(x: 0, y: 0, width: 100, height: 1800))
      #expect(scrollView.layoutFaults == [] && stack.layoutFaults == [])
      stack.addArrangedSubview(ConstrainedView(height: 30))
      UIApplication.shared.settle()
      expectEqual(scrollView.contentSize.height, 1830)
    }
  }

  @Test func `Constraints by items and attributes reach the content in both reading directions`() {
    forEachRow(
      [
        [.left, .right, .top, .bottom], [.leading, .trailing, .top, .bottom],
        [.leading, .trailing, .firstBaseline, .lastBaseline],
      ] as [[NSLayoutConstraint.Attribute]]
    ) { attributes in
      for isMirrored in [false, true] {
        UIApplication().run {
          let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
          if isMirrored { scrollView.semanticContentAttribute = .forceRightToLeft }
          let content = ConstrainedView(width: 250, height: 350)
          scrollView.addSubview(content)
          for attribute in attributes {
            NSLayoutConstraint(
              item: scrollView, attribute: attribute, relatedBy: .equal, toItem: content,
              attribute: attribute,
              multiplier: 1, constant: 0
            ).isActive = true
          }
          mount(scrollView)
          expectEqual(scrollView.contentSize, CGSize(width: 250, height: 350), "mirrored \(isMirrored)")
          expectEqual(content.frame, CGRect(x: 0, y: 0, width: 250, height: 350), "mirrored \(isMirrored)")
        }
      }
    }
  }

  @Test func `Room between content and edges, and margins, are inside the content`() {
    forEachRow([false, true]) { isMirrored in
      UIApplication().run {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        if isMirrored { scrollView.semanticContentAttribute = .forceRightToLeft }
        let content = ConstrainedView(width: 250, height: 350)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
          scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
          content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 30),
          content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -40),
        ])
        mount(scrollView)
        expectEqual(scrollView.contentSize, CGSize(width: 280, height: 420))
        expectEqual(content.frame, CGRect(x: isMirrored ? 20 : 10, y: 30, width: 250, height: 350))
      }
    }
    UIApplication().run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let content = ConstrainedView(width: 250, height: 350)
      scrollView.addSubview(content)
      for (inside, edge) in [
        (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
        NSLayoutConstraint(
          item: content, attribute: inside, relatedBy: .equal, toItem: scrollView, attribute: edge,
          multiplier: 1, constant: 0
        ).isActive = true
      }
      mount(scrollView)
      expectEqual(scrollView.contentSize, CGSize(width: 256, height: 354))
      expectEqual(content.frame, CGRect(x: 2, y: 1, width: 250, height: 350))
    }
  }

  @Test func `Middles and lengths are those of the frame, and a content size that code set stays`() {
    UIApplication().run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: 100, height: 900)
      let content = ConstrainedView()
      scrollView.addSubview(content)
      NSLayoutConstraint.activate([
        content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
        content.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 0.5),
        content.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 0.5),
      ])
      mount(scrollView)
      scrollView.contentOffset.y = 40
      UIApplication.shared.settle()
      expectEqual(content.frame, CGRect(x: 25, y: 25, width: 50, height: 50))
      expectEqual(scrollView.contentSize, CGSize(width: 100, height: 900))
    }
    UIApplication().run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: 100, height: 900)
      let content = ConstrainedView(width: 10, height: 20)
      scrollView.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      ])
      mount(scrollView)
      expectEqual(scrollView.contentSize, CGSize(width: 100, height: 900))
      expectEqual(content.frame, CGRect(x: 0, y: 5, width: 10, height: 20))
    }
  }

  @Test func `Constraints to views around a scroll view, or to its frame guide, mean the frame`() {
    UIApplication().run {
      let (container, scrollView) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIScrollView()
      )
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(scrollView)
      let (badge, content) = (ConstrainedView(width: 10, height: 10), ConstrainedView(width: 50, height: 900))
      [badge, content].forEach(scrollView.addSubview)
      NSLayoutConstraint.activate(
        scrollView.fills(container) + content.fills(scrollView) + [
          badge.rightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.rightAnchor),
          badge.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
      mount(container)
      expectEqual(scrollView.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
      expectEqual(scrollView.contentSize, CGSize(width: 50, height: 900))
      scrollView.contentOffset.y = 60
      UIApplication.shared.settle()
      expectEqual(badge.convert(badge.bounds, to: container), CGRect(x: 290, y: 390, width: 10, height: 10))
    }
  }

  @Test func `A view at the edges of a table is as large as the rows`() {
    UIApplication().run {
      let table = UITableView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      let rows = Rows()
      (table.rowHeight, table.dataSource) = (50, rows)
      let shade = ConstrainedView()
      table.addSubview(shade)
      NSLayoutConstraint.activate(shade.fills(table))
      mount(table)
      expectEqual(table.contentSize, CGSize(width: 100, height: 500))
      expectEqual(shade.frame, CGRect(x: 0, y: 0, width: 100, height: 500))
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
