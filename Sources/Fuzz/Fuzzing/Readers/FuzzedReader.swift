import Scripts

/// A reader of the project, and what must hold for any input.
package enum FuzzedReader: String, CaseIterable, Hashable, Sendable {
  case swiftScripts = "swift-scripts"
  case objectiveCScripts = "objective-c-scripts"
  case plans
  case goldens
  case formerGoldens = "former-goldens"
  case storyboardJSON = "storyboard-json"
  case differences
  case trees
  case treeJSON = "tree-json"
  case logs
  case strictures
  case swiftSources = "swift-sources"
  case catalogs
  case frames
  case takes
  case fontFiles = "font-files"
  case fontFamilies = "font-families"
  case requests = "http-requests"
  case interfaceFiles = "interface-files"
  case interfaceTexts = "interface-texts"
  case assetContents = "asset-contents"
  case pictures
  case pluralTables = "plural-tables"
  case informationLists = "information-lists"
}

extension FuzzedReader {
  /// Reads an input, and returns what does not hold; `nil` if everything does.
  ///
  /// Printing an accepted input must give the same text, or reading the printed text the same value. A refused
  /// input must be refused with a position inside it.
  package func fault(in input: [UInt8]) -> FuzzFault? {
    switch self {
    case .swiftScripts: Self.faultInScript(input, .swift)
    case .objectiveCScripts: Self.faultInScript(input, .objectiveC)
    case .plans: Self.faultInPlan(input)
    case .goldens: Self.faultInGolden(input)
    case .formerGoldens: Self.faultInFormerGolden(input)
    case .storyboardJSON: Self.faultInStoryboardJSON(input)
    case .differences: Self.faultInDifference(input)
    case .trees: Self.faultInTree(input)
    case .treeJSON: Self.faultInTreeJSON(input)
    case .logs: Self.faultInLog(input)
    case .strictures: Self.faultInStrictures(input)
    case .swiftSources: Self.faultInSwiftSource(input)
    case .catalogs: Self.faultInCatalog(input)
    case .frames: Self.faultInFrames(input)
    case .takes: Self.faultInTake(input)
    case .fontFiles: Self.faultInFontFile(input)
    case .fontFamilies: Self.faultInFontFamily(input)
    case .requests: Self.faultInRequest(input)
    case .interfaceFiles: Self.faultInInterfaceFile(input)
    case .interfaceTexts: Self.faultInInterfaceTexts(input)
    case .assetContents: Self.faultInAssetContents(input)
    case .pictures: Self.faultInPicture(input)
    case .pluralTables: Self.faultInPluralTable(input)
    case .informationLists: Self.faultInInformationList(input)
    }
  }
}

/// A fault of a reader.
package enum FuzzFault: String, CaseIterable, Hashable, Sendable {
  /// Its process died.
  case crash = "the process dies"
  /// It took more than a second of the processor's time.
  case hang = "reading takes more than a second"
  /// An error without a position, or with one outside of the input.
  case misplacedError = "an error has no position inside of the input"
  /// Printing what was accepted gives something else, or something that reads differently.
  case unfaithful = "what is accepted is not what printing gives"
}
