import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct PHPickerViewControllerTests {
  private final class Owner: PHPickerViewControllerDelegate {
    let log = Log()
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      log.add("picked \(results.count)")
      for result in results {
        result.itemProvider.loadObject(ofClass: UIImage.self) { [log] image, _ in
          log.add(image?.name ?? "none")
        }
      }
      picker.dismiss(animated: true)
    }
  }

  private let stage = SystemScreenStage()
  private let delegate = Owner()

  private func present(_ configuration: PHPickerConfiguration) throws -> UITableView {
    try #require(list(of: configuration))
  }

  /// Presents a picker; `nil` if it has nothing to list.
  private func list(of configuration: PHPickerConfiguration) -> UITableView? {
    UIApplication.shared.environment.photos = ["sea", "tree", "sky"].map {
      UIImage(named: $0, size: CGSize(width: 40, height: 30))
    }
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = delegate
    let window = stage.present(picker)
    return SystemScreenStage.views(in: window).compactMap { $0 as? UITableView }.first
  }

  private func tapRows(_ rows: Int..., in list: UITableView) throws {
    let window = try #require(list.window)
    for row in rows {
      let rect = list.convert(list.rectForRow(at: IndexPath(row: row, section: 0)), to: window)
      tap(in: window, at: CGPoint(x: rect.midX, y: rect.midY))
      UIApplication.shared.settle()
    }
  }

  @Test func `A photo that is tapped goes to the delegate`() throws {
    try UIApplication().run {
      try tapRows(1, in: present(PHPickerConfiguration(photoLibrary: .shared())))
      expectEqual(delegate.log.lines, ["picked 1", "tree"])
      expectNil(stage.owner.presentedViewController)
    }
  }

  @Test func `Of several photos the delegate gets as many as the limit says`() throws {
    for (limit, lines) in [(2, ["picked 2", "sea", "tree"]), (0, ["picked 3", "sea", "tree", "sky"])] {
      try UIApplication().run {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        let list = try present(configuration)
        try tapRows(0, 1, 2, in: list)
        let controller = try #require(list.next as? UIViewController)
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        item.primaryAction?.perform(from: item)
        UIApplication.shared.settle()
        expectEqual(delegate.log.take(), lines)
      }
    }
  }

  @Test func `A filter without images leaves nothing to choose`() throws {
    let filters: [(PHPickerFilter, Int)] = [
      (.images, 3), (.videos, 0), (.any(of: [.images, .videos]), 3), (.all(of: [.images, .videos]), 0),
      (.not(.videos), 3),
    ]
    for (filter, count) in filters {
      UIApplication().run {
        var configuration = PHPickerConfiguration()
        configuration.filter = filter
        expectEqual(list(of: configuration)?.visibleCells.count ?? 0, count)
        stage.owner.dismiss(animated: false)
        UIApplication.shared.settle()
      }
    }
  }
}
