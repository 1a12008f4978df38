import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct PaymentRequestEditViewControllerTests {
  private let fields = [
    EditorField(label: "Name", value: "Jo", isRequired: true),
    EditorField(label: "Country", value: "CAN", displayedValue: "Canada", kind: .selector),
    EditorField(label: "Place", value: "b / c", kind: .picker([["a", "b"], ["c", "d"]])),
    EditorField(label: "Street", isRequired: true),
    EditorField(label: "Save", value: "YES", kind: .toggle),
  ]

  /// Records the calls.
  private final class Owner: PaymentRequestEditViewControllerDelegate {
    var told: [String] = []

    func paymentRequestEditViewController(
      _ controller: PaymentRequestEditViewController, didSelectField field: EditorField
    ) {
      told.append("select \(field)")
    }

    func paymentRequestEditViewController(
      _ controller: PaymentRequestEditViewController, didFinishEditingFields fields: [EditorField]
    ) {
      told.append(fields.map(\.value).joined(separator: ", "))
    }
  }

  private func onEditor(do body: (PaymentRequestEditViewController, Owner) throws -> Void) rethrows {
    let owner = Owner()
    try onScreen {
      PaymentRequestEditViewController(fields: fields)
    } do: { editor in
      editor.delegate = owner
      try body(editor, owner)
    }
  }

  private func textFields(in editor: PaymentRequestEditViewController) -> [UITextField] {
    editor.view.descendants(UITextField.self)
  }

  @Test func `Fields that must not be empty have a star, and the texts are those of the fields`() {
    onEditor { editor, _ in
      expectEqual(
        editor.view.shownTexts,
        ["Name*", "Country", "Canada", "Place", "Street*", "Save", "* Field is required"])
      expectEqual(textFields(in: editor).map(\.text), ["Jo", "b / c", ""])
      expectEqual(
        textFields(in: editor).map(\.accessibilityIdentifier),
        ["Name_textField", "Place_textField", "Street_textField"])
      expectEqual(editor.view.descendants(UISwitch.self).map(\.isOn), [true])
      expectEmpty(editor.view.layoutFaults)
    }
  }

  @Test func `The bar leads from field to field, past those without a keyboard`() {
    onEditor { editor, _ in
      let fields = textFields(in: editor)
      let bar = editor.accessoryView
      var path: [[Bool]] = []
      fields[0].becomeFirstResponder()
      path.append([fields[0].isFirstResponder, bar.isPreviousEnabled, bar.isNextEnabled])
      editor.formInputAccessoryViewDidTapNext(bar)
      path.append([fields[1].isFirstResponder, bar.isPreviousEnabled, bar.isNextEnabled])
      editor.formInputAccessoryViewDidTapNext(bar)
      path.append([fields[2].isFirstResponder, bar.isPreviousEnabled, bar.isNextEnabled])
      editor.formInputAccessoryViewDidTapPrevious(bar)
      path.append([fields[1].isFirstResponder, bar.isPreviousEnabled, bar.isNextEnabled])
      editor.formInputAccessoryViewDidTapClose(bar)
      expectEqual(
        path, [[true, false, true], [true, true, true], [true, true, false], [true, true, true]])
      expectTrue(fields.allSatisfy { !$0.isFirstResponder })
    }
  }

  @Test func `A field that was left empty says that it is required, until it is filled in`() {
    onEditor { editor, _ in
      let field = textFields(in: editor)[2]
      field.becomeFirstResponder()
      field.resignFirstResponder()
      UIApplication.shared.settle()
      #expect(editor.view.shownTexts.contains("Field is required"))
      field.becomeFirstResponder()
      field.insertText("Main St")
      field.resignFirstResponder()
      UIApplication.shared.settle()
      #expect(!editor.view.shownTexts.contains("Field is required"))
    }
  }

  @Test
  func `The wheels begin with what the field says, and the field says what they are turned to`() throws {
    try onEditor { editor, owner in
      let field = textFields(in: editor)[1]
      let picker = try #require(field.inputView as? UIPickerView)
      expectEqual((0...1).map { picker.selectedRow(inComponent: $0) }, [1, 0])
      picker.selectRow(1, inComponent: 1, animated: false)
      picker.delegate?.pickerView(picker, didSelectRow: 1, inComponent: 1)
      expectEqual(field.text, "b / d")
      expectEqual(editor.fields[2].value, "b / d")
    }
  }

  @Test func `Done leads to the first field that is missing; the owner hears of the others, and of a choice`()
  {
    onEditor { editor, owner in
      editor.tapBarButton("Done")
      expectEmpty(owner.told)
      expectTrue(textFields(in: editor)[2].isFirstResponder)
      textFields(in: editor)[2].insertText("Main St")
      editor.tapBarButton("Done")
      expectEqual(owner.told, ["Jo, CAN, b / c, Main St, YES"])
    }
    onEditor { editor, owner in
      editor.tableView(editor.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
      expectEqual(owner.told, ["select Label: Country, Value: CAN"])
    }
  }
}
