/// Logs with each kind of event and outcome, which the repository does not contain.
enum SampleLogs {
  private static let name =
    #"{"classForDisplay":"C","configuration":"c","script":"s","target":"L","useCase":"u"}"#
  private static let golden =
    #""showcase-storyboard 2\nuse case: C / u\nscript: s\nconfiguration: c\n\n[1] launch\nA\n  B #b \"x\" [on]\n""#
  private static let position = #"{"column":3,"line":7}"#
  private static let diagnostic =
    #"{"expected":"e","file":"f","nearest":"n","next":"showcase check","position":\#(position),"problem":"p"}"#
  private static let death =
    #"{"cause":{"kind":"timeout","value":60},"earlierJobs":2,"output":{"count":9,"end":"d","head":"abc"}}"#
  private static let stop =
    #"{"causes":["a","b"],"report":"r","statement":{"cause":"c","file":"f","position":\#(position)},"step":2}"#
  private static let take = #"{"storyboard":\#(golden)}"#

  private static let outcomes = [
    #"{"kind":"passed"}"#, #"{"kind":"recorded","write":"created"}"#, #"{"kind":"goldenMissing"}"#,
    #"{"found":"Snapshots/a.txt","kind":"goldenMisnamed"}"#,
    #"{"kind":"differs","mismatch":{"actual":\#(golden),"golden":\#(golden)}}"#,
    #"{"fault":\#(diagnostic),"kind":"goldenUnusable"}"#,
    #"{"faults":[\#(diagnostic),\#(diagnostic)],"kind":"scriptUnusable"}"#,
    #"{"kind":"stopped","stop":\#(stop)}"#,
    #"{"kind":"nondeterministic","takes":[\#(take),{"stopped":\#(stop),"storyboard":{"base64":"/w=="}}]}"#,
    #"{"deaths":[\#(death)],"kind":"died"}"#, #"{"kind":"notRun"}"#,
    #"{"kind":"stopped","stop":{"mismatch":{"actual":\#(golden),"golden":\#(golden)},"report":"r","step":2}}"#,
  ]

  static let texts = [
    log(of: outcomes.indices), log(of: 0..<2), log(of: 4..<6), log(of: 7..<10), log(of: 0..<0),
  ]

  private static func log(of chosen: Range<Int>) -> String {
    let heading =
      #"{"event":"began","fingerprint":"f","format":"showcase-log","inOtherShards":4,"order":"random:7","#
      + #""scenarios":\#(chosen.count),"selection":{"filters":["a"]},"shard":"1/2","showcases":["L"],"version":1}"#
    let planned = chosen.indices.map { #"{"event":"planned","name":\#(name),"number":\#($0 + 1)}"# }
    let finished = chosen.map { index in
      #"{"duration":0.25,"earlierDeaths":[\#(death)],"event":"finished","kept":{"file":"k"},"name":\#(name),"#
        + #""outcome":\#(outcomes[index]),"output":{"count":2,"head":"ab"}}"#
    }
    let ends = [
      #"{"audit":{"miscased":[{"expected":"e","found":"f"}],"orphans":["o"]},"event":"audited","isComplete":true}"#,
      #"{"event":"ended","summary":{"failed":7,"inOtherShards":4,"interruption":2,"passed":1}}"#,
    ]
    return ([heading] + planned + finished + ends).map { $0 + "\n" }.joined()
  }
}

/// Configurations of the architecture's rules with every key.
enum SampleConfigurations {
  static let texts = [
    """
    {
      "layers": {
        "model": ["FuzzedModel"], "commands": ["FuzzedCommands"], "ui": ["FuzzedUI"],
        "coordinators": ["FuzzedCoordinators"], "showcases": ["FuzzedShowcase"]
      },
      "maySee": {"FuzzedUI": ["FuzzedCommands"]},
      "viewController": "UIViewController", "coordinator": "Coordinator", "dispatcher": "Dispatcher",
      "aggregates": ["Browser"], "toolkit": ["UIKit"], "values": ["URL"], "publicSymbols": {"FuzzedUI": 40}
    }

    """,
    """
    {"layers": {"ui": ["FuzzedUI/Screens"], "model": ["FuzzedUI/Model"]},
     "exemptions": [{"rule": 3, "file": "Sources/FuzzedUI/Screens/A.swift", "reason": "r"}]}

    """,
  ]
}

/// Messages of workers.
enum SampleMessages {
  /// Lengths, numbers and contents of messages, complete and cut off.
  static let frames: [[UInt8]] = [
    [], [0, 0, 0, 0], frame(1, [7]), frame(1, [1, 2, 3]) + frame(2, [9, 9]), frame(3, []),
    [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 5, 5, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 6],
    [0xFF, 0xFF, 0xFF, 0x3F, 1], [0xFF, 0xFF, 0xFF, 0xFF] + Array("hello, this is not a message".utf8),
  ]

  private static func frame(_ number: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [UInt8(payload.count), 0, 0, 0, number] + [UInt8](repeating: 0, count: 7) + payload
  }

  static let takes = [
    "\n", "\nshowcase-storyboard 2\n",
    #"{"stopped":{"_0":{"causes":["a"],"report":"r","statement":{"cause":"c","position":{"column":1,"line":2}},"step":2}}}"#
      + "\nshowcase-storyboard 2\n",
    #"{"scriptUnusable":{"_0":[{"problem":"p"}]}}"# + "\n",
  ].map { Array($0.utf8) }
}
