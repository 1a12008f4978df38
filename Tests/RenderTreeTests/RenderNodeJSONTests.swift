import Diagnostics
import Expectations
import RenderTree
import Testing

@Suite struct RenderNodeJSONTests {
  @Test func `keys are in a fixed order, absent parts are left out`() throws {
    let tree = RenderNode(
      "UITableViewCell", identifier: "settings.sync", text: "Sync\u{200B}",
      frame: RenderFrame(x: 0, y: 44, width: 390.5, height: .infinity), states: ["on", "selected"],
      attributes: [
        RenderAttribute("style", .word("value1")), RenderAttribute("style", .numbers([0, .nan])),
        RenderAttribute("background", .color("#1C1C1E", name: nil)),
        RenderAttribute("color", .color("#FFFFFF", name: "label")),
      ],
      children: [RenderNode("UILabel"), RenderNode("UISwitch")])
    expectEqual(
      tree.json,
      #"""
      {
        "type": "UITableViewCell",
        "identifier": "settings.sync",
        "text": "Sync\u200B",
        "frame": [0, 44, 390.5, "inf"],
        "states": ["on", "selected"],
        "attributes": [
          { "name": "style", "word": "value1" },
          { "name": "style", "numbers": [0, "nan"] },
          { "name": "background", "color": "#1C1C1E" },
          { "name": "color", "color": "#FFFFFF", "named": "label" }
        ],
        "children": [
          {
            "type": "UILabel"
          },
          {
            "type": "UISwitch"
          }
        ]
      }

      """#)
    expectEqual(try RenderNode(json: tree.json), tree)
  }

  @Test func `a deep tree of two thousand levels parses`() throws {
    let start = String(repeating: #"{"type":"UIView","children":["#, count: 1999)
    let json = start + #"{"type":"UIView"}"# + String(repeating: "]}", count: 1999)
    expectEqual(try RenderNode(json: json), chain(depth: 2000))
  }

  @Test func `a fault is reported with its place, and an unknown key gets the nearest one`() {
    forEachRow([
      ("[]", 1, 1), ("{}", 1, 1), (#"{"type":1}"#, 1, 9), (#"{"type":"A","frmae":[]}"#, 1, 13),
      (#"{"type":"A","frame":[1,2,3]}"#, 1, 21), (#"{"type":"A","frame":[1,2,3,"x"]}"#, 1, 28),
      (#"{"type":"A","frame":[1,2,3,"4"]}"#, 1, 28), (#"{"type":"A","children":[{"typ":"B"}]}"#, 1, 25),
      (#"{"type":"A","attributes":[{"name":"a"}]}"#, 1, 27),
      (#"{"type":"A","attributes":[{"name":"a","worf":"b"}]}"#, 1, 39),
      (##"{"type":"A","attributes":[{"name":"a","color":"#fff"}]}"##, 1, 47),
      (##"{"type":"A","attributes":[{"name":"a","word":"b","named":"c"}]}"##, 1, 50),
      (##"{"type":"A","attributes":[{"name":"a","named":"c"}]}"##, 1, 27),
    ]) { json, line, column in
      let fault = #expect(throws: Diagnostic.self, "\(json) \(line) \(column)") { try RenderNode(json: json) }
      expectEqual(fault?.position, SourcePosition(line: line, column: column), "\(String(describing: fault))")
    }

    let fault = #expect(throws: Diagnostic.self) { try RenderNode(json: #"{"type":"A","frmae":[]}"#) }
    expectEqual(fault?.nearest, "frame")
  }
}
