import Foundation
import InterfaceDocuments

extension InterfaceProperties {
  static let scrolling: [InterfaceProperty] = [
    .flag("scrollEnabled", \UIScrollView.isScrollEnabled),
    .flag("pagingEnabled", \UIScrollView.isPagingEnabled),
    .flag("bounces", \UIScrollView.bounces), .flag("bouncesZoom", \UIScrollView.bouncesZoom),
    .flag("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
    .flag("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
    .flag("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
    .flag("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
    .flag("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
    .flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
    .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
    .number("minimumZoomScale", \UIScrollView.minimumZoomScale),
    .number("maximumZoomScale", \UIScrollView.maximumZoomScale),
    .choice(
      "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
    .choice(
      "keyboardDismissMode", \UIScrollView.keyboardDismissMode,
      ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
    .choice(
      "indicatorStyle", \UIScrollView.indicatorStyle,
      ["default": .default, "black": .black, "white": .white]),
    .insets("contentInset", \UIScrollView.contentInset), .size("contentSize", \UIScrollView.contentSize),
    .insets("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
    .insets("textContainerInset", \UITextView.textContainerInset),
    .choice("axis", \UIStackView.axis, ["horizontal": .horizontal, "vertical": .vertical]),
    .choice(
      "distribution", \UIStackView.distribution,
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]),
    .choice(
      "alignment", \UIStackView.alignment,
      [
        "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
        "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
      ]),
    .number("spacing", \UIStackView.spacing), .number("spacingType", \UIStackView.interfaceSpacingType),
    .flag("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    .flag("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
  ]

  static let tables: [InterfaceProperty] = [
    height("rowHeight", \UITableView.rowHeight),
    height("estimatedRowHeight", \UITableView.estimatedRowHeight),
    height("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
    height("sectionFooterHeight", \UITableView.sectionFooterHeight),
    height("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
    height("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
    .choice(
      "separatorStyle", \UITableView.separatorStyle,
      ["default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLine]),
    .color("separatorColor", \UITableView.separatorColor),
    .insets("separatorInset", \UITableView.separatorInset),
    .flag("allowsSelection", \UITableView.allowsSelection),
    .flag("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
    .flag("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
    .flag("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
    .view("tableHeaderView", \UITableView.tableHeaderView),
    .view("tableFooterView", \UITableView.tableFooterView),
    .view("backgroundView", \UITableView.backgroundView),
    .custom("sectionIndexMinimumDisplayRowCount", of: UITableView.self) { _, _ in true },
    .custom("sectionIndexBackgroundColor", of: UITableView.self) { _, _ in true },
    .custom("sectionIndexColor", of: UITableView.self) { _, _ in true },
    .custom("sectionIndexTrackingBackgroundColor", of: UITableView.self) { _, _ in true },
    .choice(
      "selectionStyle", \UITableViewCell.selectionStyle,
      ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
    accessory("accessoryType", \UITableViewCell.accessoryType),
    accessory("editingAccessoryType", \UITableViewCell.editingAccessoryType),
    .number("indentationLevel", \UITableViewCell.indentationLevel),
    .number("indentationWidth", \UITableViewCell.indentationWidth),
    .insets("separatorInset", \UITableViewCell.separatorInset),
    .flag("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
    .flag("showsReorderControl", \UITableViewCell.showsReorderControl),
    .view("backgroundView", \UITableViewCell.backgroundView),
    .view("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    .view("accessoryView", \UITableViewCell.accessoryView),
    .view("editingAccessoryView", \UITableViewCell.editingAccessoryView),
  ]

  static let collections: [InterfaceProperty] = [
    .flag("allowsSelection", \UICollectionView.allowsSelection),
    .flag("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
    .view("backgroundView", \UICollectionView.backgroundView),
    .view("backgroundView", \UICollectionViewCell.backgroundView),
    .view("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    .custom("collectionViewLayout", of: UICollectionView.self, expecting: "a layout") { view, value in
      guard let layout = value.object(UICollectionViewLayout.self) else { return false }
      view.collectionViewLayout = layout
      return true
    },
    .custom("customSize", of: UICollectionViewCell.self) { _, _ in true },
    .custom("prefetchingEnabled", of: UICollectionView.self) { _, _ in true },
    .choice(
      "scrollDirection", \UICollectionViewFlowLayout.scrollDirection,
      ["vertical": .vertical, "horizontal": .horizontal]),
    .number("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
    .number("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
    .size("itemSize", \UICollectionViewFlowLayout.itemSize),
    .size("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
    .size("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
    .insets("sectionInset", \UICollectionViewFlowLayout.sectionInset),
    .flag("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
    .custom("automaticEstimatedItemSize", of: UICollectionViewFlowLayout.self) { layout, value in
      if value.flag == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      return value.flag != nil
    },
    .custom("estimatedItemSize", of: UICollectionViewFlowLayout.self, expecting: "a size") { layout, value in
      guard let size = value.size else { return false }
      // Interface Builder writes the automatic size as -1.
      layout.estimatedItemSize = size.width < 0 ? UICollectionViewFlowLayout.automaticSize : size
      return true
    },
  ]

  /// Returns a height that is automatic if it is -1.
  private static func height(
    _ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>
  ) -> InterfaceProperty {
    .custom(name, of: UITableView.self, expecting: "a height") { table, value in
      guard let height = value.number else { return false }
      table[keyPath: path] = height < 0 ? UITableView.automaticDimension : CGFloat(height)
      return true
    }
  }

  private static func accessory(
    _ name: String, _ path: ReferenceWritableKeyPath<UITableViewCell, UITableViewCell.AccessoryType>
  ) -> InterfaceProperty {
    .choice(
      name, path,
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
      ])
  }
}

extension UIStackView {
  /// The kind of spacing; 1 is the standard one.
  fileprivate var interfaceSpacingType: Int {
    get { spacing == 8 ? 1 : 0 }
    set { if newValue == 1 { spacing = 8 } }
  }
}
