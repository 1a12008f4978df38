import Expectations
import Testing

@testable import HeadlessUIKit

/// "Managing the keyboard" in Apple's Text Programming Guide: a table view controller adjusts its view when the
/// keyboard comes up for a field of a row. The phone's keyboard begins at 553 of 844 points.
@Suite @MainActor struct UITableViewControllerKeyboardTests {
  /// Twenty rows of 44 points, each with a field.
  final class Form: UITableViewController {
    let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 6, width: 200, height: 32)) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  private func onForm(_ body: (Form) -> Void) {
    UIApplication().run {
      let form = Form()
      mount(form)
      body(form)
    }
  }

  private func type(in field: UITextField) {
    field.becomeFirstResponder()
    UIApplication.shared.settle()
  }

  /// Where a field's row ends on the screen.
  private func bottom(of field: UITextField, in form: Form) -> CGFloat {
    field.superview?.convert(field.superview?.bounds ?? .zero, to: nil).maxY ?? 0
  }

  @Test func `A row that the keyboard would cover moves above it`() {
    onForm { form in
      type(in: form.fields[14])
      expectEqual(bottom(of: form.fields[14], in: form), 553)
      expectEqual(form.tableView.adjustedContentInset.bottom, 844 - 553)
      // The next field has the same keyboard, and comes above it as well.
      type(in: form.fields[15])
      expectEqual(bottom(of: form.fields[15], in: form), 553)
    }
  }

  @Test func `A row that is seen stays where it is, and the end of the rows can be scrolled to`() {
    onForm { form in
      let top = form.tableView.contentOffset
      type(in: form.fields[2])
      expectEqual(form.tableView.contentOffset, top)
      expectEqual(form.tableView.adjustedContentInset.bottom, 291)
      form.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
      UIApplication.shared.settle()
      expectEqual(bottom(of: form.fields[19], in: form), 553)
    }
  }

  @Test func `The room goes with the keyboard, and an app's own inset stays`() {
    onForm { form in
      form.tableView.contentInset.bottom = 10
      type(in: form.fields[2])
      expectEqual(form.tableView.adjustedContentInset.bottom, 301)
      form.fields[2].resignFirstResponder()
      UIApplication.shared.settle()
      expectEqual(form.tableView.contentInset.bottom, 10)
      expectEqual(form.tableView.verticalScrollIndicatorInsets.bottom, 0)
    }
  }

  @Test func `A table of another controller stays under the keyboard, as its app moves it`() {
    UIApplication().run {
      let (controller, table) = (UIViewController(), UITableView())
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      controller.view.addSubview(table)
      controller.view.addSubview(field)
      table.frame = UIScreen.main.bounds
      mount(controller)
      type(in: field)
      expectEqual(table.contentInset, .zero)
    }
  }
}
