import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIPickerViewTests {
  let log = Log()

  /// Two columns: colors and the numbers from 0.
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    let log: Log
    var colors = ["Red", "Green", "Blue"]

    init(_ log: Log) {
      self.log = log
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? colors.count : 10
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { component == 0 ? colors[row] : "\(row)" }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.add("\(component): \(row)")
    }
  }

  /// Makes views for its rows, with a custom height and width.
  private final class ViewSource: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "row \(row)"
      return label
    }
  }

  private func picker(_ source: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    return picker
  }

  @Test func `A picker shows the first row of each column, which is the value of an element`() {
    UIApplication().run {
      let source = Source(log)
      let picker = picker(source)
      expectEqual(picker.numberOfComponents, 2)
      expectEqual(picker.numberOfRows(inComponent: 0), 3)
      expectEqual(picker.selectedRow(inComponent: 1), 0)
      expectEqual(picker.columns.map(\.selectedTitle), ["Red", "0"])
      expectEqual(UIPickerView().intrinsicContentSize, CGSize(width: 320, height: 216))
    }
    UIApplication().run {
      let source = Source(log)
      let picker = picker(source)
      expectFalse(picker.isAccessibilityElement)
      expectEqual(picker.columns.map(\.accessibilityValue), ["Red", "0"])
      expectTrue(picker.columns.allSatisfy { $0.accessibilityTraits == .adjustable })
    }
  }

  @Test func `Code selects rows and reports nothing`() {
    UIApplication().run {
      let source = Source(log)
      let picker = picker(source)
      mount(picker)
      picker.selectRow(2, inComponent: 0, animated: false)
      picker.selectRow(5, inComponent: 1, animated: true)
      UIApplication.shared.settle()
      expectEqual(picker.columns.map(\.selectedTitle), ["Blue", "5"])
      picker.selectRow(99, inComponent: 0, animated: false)
      expectEqual(picker.selectedRow(inComponent: 0), 2)
      expectEqual(log.lines, [])
    }
  }

  /// Moves a finger up slowly by a number of points, and holds it for a while.
  private func drag(_ points: CGFloat, from start: CGPoint, in window: UIWindow) {
    let touch = press(in: window, at: start)
    let steps = 10
    for step in 1...steps {
      UIApplication.shared.runLoop.advance(by: 0.05)
      touch.update(
        .moved, at: CGPoint(x: start.x, y: start.y - points * CGFloat(step) / CGFloat(steps)))
      window.sendEvent(UIEvent(touches: [touch]))
    }
    UIApplication.shared.runLoop.advance(by: 0.3)
    lift(touch, in: window)
    UIApplication.shared.settle()
  }

  @Test func `A finger or a tap turns a column to a row and reports it, if it may`() {
    UIApplication().run {
      let source = Source(log)
      let picker = picker(source)
      let window = mount(picker)
      drag(95, from: CGPoint(x: 240, y: 208), in: window)
      let row = picker.selectedRow(inComponent: 1)
      #expect((2...3).contains(row))
      expectEqual(log.take(), ["1: \(row)"])
      let column = picker.columns[1]
      #expect(abs(column.contentOffset.y - (CGFloat(row) * 32 - 92)) < 0.01)
      expectEqual(picker.selectedRow(inComponent: 0), 0)
    }
    UIApplication().run {
      let source = Source(log)
      let picker = picker(source)
      drag(180, from: CGPoint(x: 80, y: 300), in: mount(picker))
      expectEqual(log.take(), ["0: 2"])
    }
    UIApplication().run {
      let source = Source(log)
      let picker = picker(source)
      tap(in: mount(picker), at: CGPoint(x: 80, y: 208 + 33))
      UIApplication.shared.settle()
      expectEqual(log.take(), ["0: 1"])
    }
    UIApplication().run {
      let source = Source(log)
      let picker = picker(source)
      picker.isUserInteractionEnabled = false
      drag(95, from: CGPoint(x: 240, y: 208), in: mount(picker))
      expectEqual(log.lines, [])
    }
  }

  @Test func `Reloading keeps the selected row of one column, and forgets that of all`() {
    UIApplication().run {
      let source = Source(log)
      let picker = picker(source)
      mount(picker)
      picker.selectRow(2, inComponent: 0, animated: false)
      source.colors = ["Cyan", "Pink"]
      picker.reloadComponent(0)
      expectEqual(picker.columns[0].selectedTitle, "Pink")
      source.colors = []
      picker.reloadComponent(0)
      expectEqual(picker.selectedRow(inComponent: 0), -1)
      source.colors = ["Gray", "Gold"]
      picker.selectRow(3, inComponent: 1, animated: false)
      picker.reloadAllComponents()
      expectEqual(picker.columns.map(\.selectedTitle), ["Gray", "0"])
    }
  }

  @Test func `A delegate's views, heights and widths are used, for rows that can be seen`() {
    UIApplication().run {
      let source = ViewSource()
      let picker = picker(source)
      mount(picker)
      expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 120, height: 50))
      expectEqual(picker.columns[0].frame, CGRect(x: 100, y: 0, width: 120, height: 216))
      expectEqual((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text, "row 1")
      expectNil(picker.view(forRow: 50, forComponent: 0))
      picker.selectRow(50, inComponent: 0, animated: false)
      UIApplication.shared.settle()
      expectEqual(picker.columns[0].selectedTitle, "row 50")
      expectNil(picker.view(forRow: 1, forComponent: 0))
      expectNotNil(picker.view(forRow: 50, forComponent: 0))
    }
  }

  @Test func `Columns are in the direction of reading`() {
    forEachRow([(false, [9, 163]), (true, [163, 9])] as [(Bool, [CGFloat])]) { isMirrored, left in
      UIApplication().run {
        let source = Source(log)
        let picker = picker(source)
        picker.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        mount(picker)
        expectEqual(picker.columns.map { $0.frame.minX.rounded(.up) }, left)
      }
    }
  }

  @Test func `A column that does not exist is an exception`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let source = Source(log)
      let picker = picker(source)
      picker.selectRow(0, inComponent: 2, animated: false)
      expectEqual(picker.selectedRow(inComponent: -1), -1)
      expectEqual(raised.map(\.name), [.range, .range])
    }
  }
}
