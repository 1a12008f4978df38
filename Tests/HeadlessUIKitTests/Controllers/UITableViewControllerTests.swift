import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewControllerTests {
  final class Names: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func `The view is a table that the controller fills`() {
    UIApplication().run {
      let controller = Names(style: .grouped)
      mount(controller)
      #expect(controller.view === controller.tableView)
      expectEqual(controller.tableView.style, .grouped)
      #expect(controller.tableView.dataSource === controller)
      #expect(controller.tableView.delegate === controller)
      expectEqual(controller.tableView.visibleCells.count, 3)
      // UIKit declares it as `UITableView!`, which apps chain on.
      expectEqual(controller.tableView?.numberOfRows(inSection: 0), 3)
    }
  }

  @Test func `Coming back clears the selection, unless it shall stay`() {
    forEachRow([true, false]) { clears in
      UIApplication().run {
        let controller = Names()
        controller.clearsSelectionOnViewWillAppear = clears
        let navigation = UINavigationController(rootViewController: controller)
        mount(navigation)
        controller.tableView.selectRow(
          at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: true)
        UIApplication.shared.settle()
        expectEqual(controller.tableView.indexPathForSelectedRow?.row, 1)
        navigation.popViewController(animated: true)
        UIApplication.shared.settle()
        expectEqual((controller.tableView.indexPathForSelectedRow == nil), clears)
      }
    }
  }

  @Test func `A controller with rows but without cells traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UITableViewController(style: .plain)
        _ = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
      }
    }
  }
}
