extension ToolkitProtocol {
  /// The protocols of scroll views, tables, collections and their layouts.
  static let scrolling: [ToolkitProtocol] = [
    ToolkitProtocol(
      "UIScrollViewDelegate",
      [
        "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
        "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
        "scrollViewDidChangeAdjustedContentInset(_:)", "viewForZooming(in+ScrollView:)",
        "scrollViewWillBeginZooming(_:with+View:)", "scrollViewDidZoom(_:)",
        "scrollViewDidEndZooming(_:with+View:atScale:)",
      ]),
    ToolkitProtocol(
      "UITableViewDataSource",
      [
        "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt+IndexPath:)",
        "numberOfSections(in+TableView:)", "tableView(_:titleForHeaderInSection:)",
        "tableView(_:titleForFooterInSection:)", "tableView(_:canEditRowAt+IndexPath:)",
        "tableView(_:commit+EditingStyle:forRowAt+IndexPath:)", "tableView(_:canMoveRowAt+IndexPath:)",
        "tableView(_:moveRowAt+IndexPath:to+IndexPath:)",
      ]),
    ToolkitProtocol(
      "UITableViewDelegate", refining: "UIScrollViewDelegate",
      [
        "tableView(_:heightForRowAt+IndexPath:)", "tableView(_:estimatedHeightForRowAt+IndexPath:)",
        "tableView(_:heightForHeaderInSection:)", "tableView(_:heightForFooterInSection:)",
        "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
        "tableView(_:willDisplay+Cell:forRowAt+IndexPath:)",
        "tableView(_:didEndDisplaying+Cell:forRowAt+IndexPath:)",
        "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "tableView(_:willDisplayFooterView:forSection:)",
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        "tableView(_:indentationLevelForRowAt+IndexPath:)", "tableView(_:shouldHighlightRowAt+IndexPath:)",
        "tableView(_:didHighlightRowAt+IndexPath:)", "tableView(_:didUnhighlightRowAt+IndexPath:)",
        "tableView(_:willSelectRowAt+IndexPath:)", "tableView(_:willDeselectRowAt+IndexPath:)",
        "tableView(_:didSelectRowAt+IndexPath:)", "tableView(_:didDeselectRowAt+IndexPath:)",
        "tableView(_:accessoryButtonTappedForRowWith+IndexPath:)",
        "tableView(_:editingStyleForRowAt+IndexPath:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt+IndexPath:)",
        "tableView(_:shouldIndentWhileEditingRowAt+IndexPath:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt+IndexPath:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt+IndexPath:)",
        "tableView(_:editActionsForRowAt+IndexPath:)", "tableView(_:willBeginEditingRowAt+IndexPath:)",
        "tableView(_:didEndEditingRowAt+IndexPath:)",
        "tableView(_:targetIndexPathForMoveFromRowAt+IndexPath:toProposedIndexPath:)",
      ]),
    ToolkitProtocol(
      "UICollectionViewDataSource",
      [
        "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt+IndexPath:)",
        "numberOfSections(in+CollectionView:)",
        "collectionView(_:viewForSupplementaryElementOfKind:at+IndexPath:)",
      ]),
    ToolkitProtocol(
      "UICollectionViewDelegate", refining: "UIScrollViewDelegate",
      [
        "collectionView(_:shouldHighlightItemAt+IndexPath:)",
        "collectionView(_:didHighlightItemAt+IndexPath:)",
        "collectionView(_:didUnhighlightItemAt+IndexPath:)",
        "collectionView(_:shouldSelectItemAt+IndexPath:)",
        "collectionView(_:shouldDeselectItemAt+IndexPath:)", "collectionView(_:didSelectItemAt+IndexPath:)",
        "collectionView(_:didDeselectItemAt+IndexPath:)",
        "collectionView(_:willDisplay+Cell:forItemAt+IndexPath:)",
        "collectionView(_:didEndDisplaying+Cell:forItemAt+IndexPath:)",
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at+IndexPath:)",
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at+IndexPath:)",
      ]),
    ToolkitProtocol(
      "UICollectionViewDelegateFlowLayout", refining: "UICollectionViewDelegate",
      [
        "collectionView(_:layout:sizeForItemAt+IndexPath:)",
        "collectionView(_:layout:insetForSectionAt+Index:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt+Index:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt+Index:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
      ]),
  ]
}
